import { renderMarkdown } from '@/lib/mdx/render-markdown';
import type { Operation } from './operations';
import type { Example } from './example';
import type { SchemaNode } from './schema-tree';

/** Returns the HTML of a Markdown text rendered earlier. */
export type Texts = (markdown: string) => string;

const rendered = new Map<string, Promise<string>>();

/**
 * Renders all texts up front, so that components can be plain functions. Identical texts are rendered once per
 * process.
 * @throws Error from the returned function for a text that was not in the list.
 */
export async function renderTexts(list: Iterable<string>, basePath: string): Promise<Texts> {
  const html = new Map<string, string>();
  for (const text of new Set(list)) {
    let promise = rendered.get(text);
    if (!promise) rendered.set(text, (promise = renderMarkdown(text, { basePath }).then((one) => one.html)));
    html.set(text, await promise);
  }
  return (markdown) => {
    const found = html.get(markdown);
    if (found === undefined) throw new Error(`This text was not rendered: ${markdown.slice(0, 80)}`);
    return found;
  };
}

/** Code as a Markdown fence longer than any fence in its content. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${language}\n${code}\n${mark}`;
}

/** A value as a code block: JSON indented by two, plain media types as they are. */
export function exampleFence({ value }: Example, type: string): string {
  return typeof value === 'string' && !/json/.test(type)
    ? fence('text', value)
    : fence('json', JSON.stringify(value, null, 2));
}

/** Every Markdown text on an operation's page. */
export function operationTexts(operation: Operation): string[] {
  const { description, statusNote, permission, parameters, body, responses, errors, notes } = operation;
  const texts: (string | undefined)[] = [description, statusNote, permission, body?.description, ...notes];
  const node = (one: SchemaNode | undefined): void => {
    if (!one) return;
    texts.push(one.description);
    for (const below of [...one.children, ...(one.choice?.options ?? [])]) node(below);
  };
  const examples = (list: Example[], type: string) => {
    for (const one of list) texts.push(one.summary, exampleFence(one, type));
  };
  for (const one of Object.values(parameters).flat()) {
    texts.push(one.description, ...one.examples.map(({ summary }) => summary));
    node(one.schema);
  }
  for (const content of [body, ...responses.map((one) => one.content)]) {
    if (!content) continue;
    node(content.schema);
    examples(content.examples, content.type);
  }
  texts.push(...responses.map((one) => one.description), ...errors.flatMap(({ cause, cure }) => [cause, cure]));
  return texts.filter((text) => text !== undefined);
}
