import dictionary from 'dictionary-en';
import { toString } from 'nlcst-to-string';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import retextSpell from 'retext-spell';
import { unified, type Processor } from 'unified';
import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { memoizeLast } from '@/lib/content/cache';
import { NOT_PROSE, type Block } from './blocks';

/** What a general rule says about a piece of text. */
interface GenericMessage {
  /** The package of the rule, for example `retext-spell`. */
  source: string;
  block: Block;
  /** Where the piece starts in the block's text. */
  offset: number;
  actual: string;
  /** What could be there instead, best first. */
  expected: string[];
}

/** The messages of all general rules about the blocks of one file. */
export type GenericProse = (blocks: Block[]) => GenericMessage[];

/** Ends a sentence, so that no rule compares the words of two blocks. */
const BETWEEN = ' . ';

/** A code name in a place where backticks cannot mark it, such as a drawing or an attribute. */
const IDENTIFIER = /(?<!\p{L})\p{Ll}+\p{Lu}\p{Ll}[\p{L}\p{N}]*/gu;

/** The processor requires a compiler, although only the messages are used. */
function discard(this: Processor): void {
  this.compiler = () => '';
}

/**
 * The general rules with our lists: `words` has one word per line that the dictionary doesn't know, and `allowed` one
 * word per line that is usually inconsiderate. `#` starts a comment.
 */
export const genericProse = memoizeLast((words: string, allowed: string): GenericProse => {
  const personal = words.replace(/ *#.*/g, '').replace(/\n+/g, '\n').trim();
  const processor = unified()
    .use(retextEnglish)
    .use(retextEquality, { ignore: allowed.split('\n') })
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(skipNames)
    .use(retextSpell, { dictionary, personal, max: 3, normalizeApostrophes: true })
    .use(discard)
    .freeze();
  const known = new WeakMap<Block[], GenericMessage[]>();
  return (blocks) => {
    const messages = known.get(blocks) ?? messagesOf(processor, blocks);
    known.set(blocks, messages);
    return messages;
  };
});

/** Acronyms (also with an ending), single letters, units, addresses, file names, repositories, and locales. */
const NAME = /^\p{Lu}+(?:s|['’]s?|\.)?$|^\p{L}$|[@_$\d²³/\\{}<>=]|\p{L}\.\p{L}|\p{Lu}{2,}-|-\p{Lu}{2,}/u;

/** The speller skips what is source code to it, and so it must skip names that no dictionary can have. */
function skipNames() {
  return (tree: Node): void => {
    visit(tree, 'WordNode', (node: Node, index, parent: Parent | undefined) => {
      const value = toString(node as Parameters<typeof toString>[0]);
      if (NAME.test(value) && parent && index !== undefined) {
        parent.children[index] = { type: 'SourceNode', value, position: node.position } as Node;
      }
      return SKIP;
    });
  };
}

/** Reads all blocks as one paragraph, because one rule builds its list of words again for each paragraph. */
function messagesOf(processor: Pick<Processor, 'processSync'>, blocks: Block[]): GenericMessage[] {
  const prose = blocks.map(proseOf).join(BETWEEN);
  const { messages } = processor.processSync(prose);
  let index = 0;
  let start = 0;
  const inOrder = messages
    .map(({ source = '', actual = '', expected = [], place }) => ({
      source,
      actual,
      expected,
      at: place && 'start' in place ? (place.start.offset ?? 0) : 0,
    }))
    .sort((a, b) => a.at - b.at);
  return inOrder.flatMap(({ at, ...message }) => {
    for (let block = blocks[index]; block; block = blocks[++index]) {
      if (at < start + block.text.length) return [{ ...message, block, offset: at - start }];
      start += block.text.length + BETWEEN.length;
    }
    return [];
  });
}

/** A block's text with a period in place of everything that is not prose; positions stay the same. */
function proseOf({ kind, text }: Block): string {
  const words = kind === 'attribute' ? text.replace(IDENTIFIER, (name) => NOT_PROSE.repeat(name.length)) : text;
  return words.replaceAll(NOT_PROSE, '.').replaceAll('\n', ' ');
}
