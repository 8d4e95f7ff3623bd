import { unified, type Processor } from 'unified';
import { keepLast } from '@/lib/content/cache/keep-last';
import { NOT_PROSE, type Block } from './blocks';
import { retextPlugins } from './retext.mjs';

/** What a general rule says about a piece of text. */
export interface GenericMessage {
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
 * word per line that is usually inconsiderate.
 */
export const genericProse = keepLast((words: string, allowed: string): GenericProse => {
  const processor = unified()
    .use(retextPlugins({ words, allowed: allowed.split('\n') }))
    .use(discard)
    .freeze();
  const known = new WeakMap<Block[], GenericMessage[]>();
  return (blocks) => {
    const messages = known.get(blocks) ?? messagesOf(processor, blocks);
    known.set(blocks, messages);
    return messages;
  };
});

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
