import { isDeepStrictEqual } from 'node:util';
import jsonata from 'jsonata';
import { messageOf, type Runner } from './fault';

/** Checks that a JSONata expression returns, for its input, exactly the value in the fence after it. */
export function jsonataRunner(readInput: (name: string) => string): Runner {
  return async ({ code, marks, result }) => {
    try {
      const input: unknown = JSON.parse(readInput(marks.input ?? ''));
      const value: unknown = await jsonata(code).evaluate(input);
      // Convert the value to JSON and back, because the engine adds hidden keys to its lists.
      const got = value === undefined ? undefined : JSON.stringify(value);
      if (result === undefined) return 'No fence "json result" follows.';
      if (got !== undefined && isDeepStrictEqual(JSON.parse(got), JSON.parse(result.code))) return undefined;
      return `It returns ${got ?? 'nothing'}, not what line ${result.line} shows.`;
    } catch (error) {
      return messageOf(error);
    }
  };
}
