import { isDeepStrictEqual } from 'node:util';
import type { Sandbox } from '@/lib/openapi/mock/sandbox';
import { messageOf, type Runner } from './fault';

/**
 * Checks that a JSONata expression returns, for its input, exactly the value in the fence after it.
 * @param openSandbox What pages run queries in, with the made-up people; each expression gets its own.
 */
export function jsonataRunner(readInput: (name: string) => string, openSandbox: () => Sandbox): Runner {
  return async ({ code, marks, result }) => {
    try {
      const input = marks.input === undefined ? undefined : (JSON.parse(readInput(marks.input)) as unknown);
      const { value, error } = await openSandbox()({ kind: 'query', text: code, input });
      if (error) return error.message;
      if (result === undefined) return 'No fence "json result" follows.';
      if (value !== undefined && isDeepStrictEqual(value, JSON.parse(result.code))) return undefined;
      return `It returns ${value === undefined ? 'nothing' : JSON.stringify(value)}, not what line ${result.line} shows.`;
    } catch (error) {
      return messageOf(error);
    }
  };
}
