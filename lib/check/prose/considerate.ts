import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import { unified, type Processor } from 'unified';
import { NOT_PROSE } from './block';

export interface Inconsiderate {
  phrase: string;
  offset: number;
  instead: string[];
}

/** The processor requires a compiler, although only the messages are used. */
function discard(this: Processor): void {
  this.compiler = () => '';
}

/**
 * Returns a function that finds words that hurt or belittle people. `allowed` lists words with another meaning here,
 * such as the host of a server.
 */
export function considerateFinder(allowed: string[]): (text: string) => Inconsiderate[] {
  const processor = unified().use(retextEnglish).use(retextEquality, { ignore: allowed }).use(discard);
  return (text) => {
    // Search the blocks as one paragraph, because each search rebuilds the word list.
    const prose = text.replaceAll(NOT_PROSE, '.').replaceAll('\n', ' ');
    return processor.processSync(prose).messages.map((message) => ({
      phrase: message.actual ?? '',
      offset: message.place && 'start' in message.place ? (message.place.start.offset ?? 0) : 0,
      instead: message.expected ?? [],
    }));
  };
}
