import { curlSample } from '@/lib/openapi/curl-sample';
import { curlTokens } from '@/lib/openapi/curl-tokens';
import { loadApi } from '@/lib/openapi/load';

const join = (lines: ReturnType<typeof curlTokens>) =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n');

it('colors the command, its quoted texts over many lines, and the marks at the ends of lines', () => {
  expect(curlTokens(`curl -L \\\n'https://a.org' \\\n-d '{\n}'`)).toEqual([
    [{ text: 'curl', className: 't-fu' }, { text: ' -L' }, { text: ' \\', className: 't-nu' }],
    [
      { text: "'https://a.org'", className: 't-st' },
      { text: ' \\', className: 't-nu' },
    ],
    [{ text: '-d ' }, { text: "'{", className: 't-st' }],
    [{ text: "}'", className: 't-st' }],
  ]);
});

it('leaves no character out, in any sample of the reference or with a quote in its body', async () => {
  const { operations } = await loadApi();
  const commands = [...operations.map(curlSample), `curl -L \\\n'https://a.org' \\\n-d 'it'\\''s \\\nhere'`];
  for (const command of commands) expect(join(curlTokens(command))).toBe(command);
});
