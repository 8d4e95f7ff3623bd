import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import { unified, type Processor } from 'unified';
import { NOT_PROSE } from './block';

export interface Inconsiderate {
  phrase: string;
  offset: number;
  instead: string[];
}

/** Only the messages are wanted; the processor asks for a compiler all the same. */
function discard(this: Processor): void {
  this.compiler = () => '';
}

/**
 * A finder of words that hurt or belittle people. `allowed` are words of the general list that mean something else
 * here, such as the host of a server.
 */
export function considerateFinder(allowed: string[]): (text: string) => Inconsiderate[] {
  const processor = unified().use(retextEnglish).use(retextEquality, { ignore: allowed }).use(discard);
  return (text) => {
    // As one paragraph: the search sets up its word list anew for each.
    const prose = text.replaceAll(NOT_PROSE, '.').replaceAll('\n', ' ');
    return processor.processSync(prose).messages.map((message) => ({
      phrase: message.actual ?? '',
      offset: message.place && 'start' in message.place ? (message.place.start.offset ?? 0) : 0,
      instead: message.expected ?? [],
    }));
  };
}
