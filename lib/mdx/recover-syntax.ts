import type { Processor } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '@/lib/diagnostics/diagnostic';
import { findUnclosedFences } from './unclosed-fences';

/**
 * More mistakes than an author makes between two previews; the limit keeps a garbled page from tying up the parser.
 */
const MOST = 40;

/** Private-use characters that replace syntax characters to be read as text, so that positions do not change. */
const AS_TEXT: Record<string, string> = { '{': '\uE002', '<': '\uE003', i: '\uE004', e: '\uE005' };
const ORIGINAL = new Map(Object.entries(AS_TEXT).map(([sign, letter]) => [letter, sign]));
const LETTERS = /[\uE002-\uE005]/g;

const ESCAPE_BRACES = 'Write \\{ and \\}, or put them in backticks.';
const ESCAPE_TAG = 'Write &lt; for the character itself, or put it in backticks.';

interface ParserError {
  message?: string;
  reason?: string;
  line?: number;
  column?: number;
}

/** A mistake, and the character that must be read as text for the parser to continue. */
interface Mistake extends Position {
  offset: number;
  message: string;
  hint: string;
}

interface Position {
  line: number;
  column: number;
}

/**
 * Lets the parser continue after a syntax error. Each error is reported with its position and shown as text, so that
 * it hides neither other errors nor the rest of the page.
 */
// oxlint-disable oxc/no-this-in-exported-function -- a plugin finds its processor in "this"
export function remarkRecoverSyntax(this: Processor, options: { report?: (problem: TextDiagnostic) => void }): void {
  const parse = this.parser;
  if (!parse) return;
  const report = ({ line, column, message, hint }: Omit<Mistake, 'offset'>) =>
    options.report?.({ line, column, rule: 'mdx-syntax', message, hint, severity: 'error' });

  this.parser = (document, file) => {
    let source = endFences(document, report);
    const open = new Set<string>();
    for (let attempts = 0; attempts < MOST; attempts++) {
      try {
        const tree = parse(source, file);
        return attempts ? restoreCharacters(tree) : tree;
      } catch (error) {
        const mistake = explain(error as ParserError, source);
        if (!mistake) throw error;
        const { offset, follows } = mistake;
        // The closing tag of a tag that was read as text is not a second mistake.
        if (!follows || !open.delete(follows)) report(mistake);
        if (mistake.opens) open.add(mistake.opens);
        source = source.slice(0, offset) + (AS_TEXT[source[offset] ?? ''] ?? ' ') + source.slice(offset + 1);
      }
    }
    return parse(source, file);
  };
}

/** Unclosed fences are reported, and their code is blanked out, so that the text below is read as text. */
function endFences(source: string, report: (mistake: Omit<Mistake, 'offset'>) => void): string {
  const lines = source.split('\n');
  for (const { line, column, end } of findUnclosedFences(source)) {
    report({
      line,
      column,
      message: 'This code fence is never closed.',
      hint: 'End it with a line that has only the same three backticks.',
    });
    for (let at = line; at < end; at++) lines[at - 1] = ' '.repeat(lines[at - 1]?.length ?? 0);
  }
  return lines.join('\n');
}

type Explained = Mistake & { opens?: string; follows?: string };

/** What a parser message means for an author, and which character caused it. Nothing for an unknown message. */
function explain(error: ParserError, source: string): Explained | undefined {
  const reason = error.reason ?? error.message ?? '';
  const position = { line: error.line ?? source.split('\n').length, column: error.column ?? 1 };
  const at = (offset: number): Mistake => ({ offset, ...positionAt(source, offset), message: '', hint: '' });

  const unclosed = /^Expected (?:a|the) closing tag (?:for )?`<(\/?)([^\s>`]*)/.exec(reason);
  if (unclosed) {
    const [, , name = ''] = unclosed;
    const [, line, column] = /\((\d+):(\d+)/.exec(reason.replace(/either after[\s\S]*/, '')) ?? [];
    const opening = line ? { line: Number(line), column: Number(column) } : position;
    return {
      ...at(characterFrom(source, '<', offsetAt(source, opening))),
      message: `<${name}> is never closed, or closed inside another part of the text.`,
      hint: `Write </${name}> where it ends, on a line of its own with a blank line before it.`,
      opens: name,
    };
  }
  const mismatch =
    /^Unexpected closing tag `<\/([^>`]*)>`, expected corresponding closing tag for `<([^\s>`]*)[^`]*` \((\d+):(\d+)/.exec(
      reason,
    );
  if (mismatch) {
    const [, closing = '', opening = '', line, column] = mismatch;
    const end = offsetAt(source, position);
    const opened = { line: Number(line), column: Number(column) };
    if (!source.slice(end).includes(`</${opening}>`)) {
      return {
        ...at(characterFrom(source, '<', offsetAt(source, opened))),
        message: `<${opening}> is never closed.`,
        hint: `Write </${opening}> before </${closing}>.`,
        opens: opening,
      };
    }
    return {
      ...at(characterFrom(source, '<', end)),
      message: `</${closing}> does not close anything that is open here.`,
      hint: `<${opening}> on line ${line} is open.`,
      follows: closing,
    };
  }
  if (reason.startsWith('Unexpected closing slash')) {
    const offset = characterBefore(source, '<', offsetAt(source, position));
    const name = /^<\/\s*([^\s>]*)/.exec(source.slice(offset))?.[1] ?? '';
    const message = `</${name}> does not close anything.`;
    return { ...at(offset), message, hint: `Remove it, or write <${name}> where it begins.`, follows: name };
  }
  if (/import\/exports? with acorn/.test(reason)) {
    const start = source.lastIndexOf('\n\n', offsetAt(source, position));
    const offset = start + 2 + source.slice(start + 2).search(/import|export/);
    const hint = 'Components are used without imports; see docs/authoring.md.';
    return { ...at(Math.max(0, offset)), message: 'Imports and exports are not supported.', hint };
  }
  if (/expression|closing brace|acorn/i.test(reason)) {
    const offset = /Unexpected end of file/.test(reason)
      ? openBrace(source, offsetAt(source, position))
      : characterBefore(source, '{', offsetAt(source, position));
    return offset < 0
      ? undefined
      : { ...at(offset), message: 'This "{" is read as the start of code.', hint: ESCAPE_BRACES };
  }
  const offset = characterBefore(source, '<', offsetAt(source, position));
  if (offset < 0) return undefined;
  const message = `This "<" is read as the start of a tag: ${lowerFirst(reason.split('\n')[0] ?? '')}.`;
  return { ...at(offset), message: message.replace(/\.\.$/, '.'), hint: ESCAPE_TAG };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function offsetAt(source: string, { line, column }: Position): number {
  const lines = source.split('\n');
  return lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The character at an offset, or the first one after it. */
const characterFrom = (source: string, sign: string, offset: number): number =>
  Math.max(offset, source.indexOf(sign, offset));

const characterBefore = (source: string, sign: string, offset: number): number => source.lastIndexOf(sign, offset);

/** The last brace before an offset that no brace closes. */
function openBrace(source: string, offset: number): number {
  let closed = 0;
  for (let at = Math.min(offset, source.length - 1); at >= 0; at--) {
    if (source[at] === '}') closed++;
    else if (source[at] === '{' && closed-- === 0) return at;
  }
  return characterBefore(source, '{', offset);
}

/** Restores the original characters wherever readers see the text. */
function restoreCharacters<Tree extends Node>(tree: Tree): Tree {
  const restore = (text: string) => text.replace(LETTERS, (letter) => ORIGINAL.get(letter) ?? letter);
  visit(tree as Node, (visited: Node) => {
    const node = visited as Node & Partial<Record<'value' | 'url' | 'alt', unknown>>;
    for (const key of ['value', 'url', 'alt'] as const) {
      const text = node[key];
      if (typeof text === 'string') node[key] = restore(text);
    }
  });
  return tree;
}
