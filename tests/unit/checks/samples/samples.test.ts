import { parseMdx } from '@/lib/markdown/parse-mdx';
import { checksOf, collectSamples, readMarks } from '@/lib/checks/samples/sample';

const samplesOf = (body: string) => collectSamples(parseMdx(body));

it('reads the marks of a fence, and none from its title', () => {
  expect(readMarks('title="run the check" check schema="ActivityEvent" {1,2}')).toEqual({
    check: true,
    run: false,
    people: false,
    api: false,
    result: false,
    schema: 'ActivityEvent',
    input: undefined,
    title: 'run the check',
  });
});

it('attaches a result to the fence before it, unless there is a heading between them', () => {
  const [one, two, three] = samplesOf(
    '```py run\na\n```\n\n```text result\n1\n```\n\n## Next\n\n```text result\n2\n```',
  );
  expect(one).toMatchObject({ language: 'python', line: 1, result: { code: '1', line: 5 } });
  expect(two?.result).toBeUndefined();
  expect(three?.marks.result).toBe(true);
});

it.each([
  ['```json check schema="A"\n{}\n```', ['parses', 'is valid'], []],
  ['```jsonata input="a"\na\n```', ['evaluates'], []],
  ['```ts check\na\n```', ['type-checks'], []],
  ['```sh check\na\n```', ['compiles'], []],
  ['```python run check\na\n```', ['compiles', 'runs'], []],
  ['```bash run\na\n```', [], ['run']],
  ['```js title="a.mjs" check api\na\n```', ['parses', 'runs against the mock API'], []],
  ['```json api\n{}\n```', [], ['api']],
  ['```yaml schema="A"\na: 1\n```', [], ['schema']],
  ['```json\n{}\n```', [], []],
])('knows what can be checked: %s', (body, checks, inapplicable) =>
  expect(checksOf(samplesOf(body)[0]!)).toEqual({ checks, inapplicable }),
);
