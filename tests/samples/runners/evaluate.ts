import { isDeepStrictEqual } from 'node:util';
import jsonata from 'jsonata';
import { messageOf, type Runner } from './fault';

/** Proves that a JSONata expression gives, on its input, exactly the value in the fence after it. */
export function jsonataRunner(readInput: (name: string) => string): Runner {
  return async ({ code, marks, result }) => {
    try {
      const input: unknown = JSON.parse(readInput(marks.input ?? ''));
      const value: unknown = await jsonata(code).evaluate(input);
      // Through text, for the engine marks its lists with hidden keys.
      const got = value === undefined ? undefined : JSON.stringify(value);
      if (result === undefined) return 'No fence "json result" follows.';
      if (got !== undefined && isDeepStrictEqual(JSON.parse(got), JSON.parse(result.code))) return undefined;
      return `It gives ${got ?? 'nothing'}, not what line ${result.line} shows.`;
    } catch (error) {
      return messageOf(error);
    }
  };
}
