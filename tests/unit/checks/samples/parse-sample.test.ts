import { parseSample } from '@/lib/checks/code';

it.each([
  ['json', '{ "a": 1 }'],
  ['yaml', 'a: 1\n---\nb: 2'],
  ['javascript', 'const a = 1;\nexport {};'],
  ['tsx', 'const a: number = 1;\nconst b = <p>{a}</p>;'],
  ['python', 'this is not read here'],
])('accepts %s', async (language, code) => expect(await parseSample({ language, code })).toBeUndefined());

it.each([
  ['json', '{\n  "a": ,\n}', 2],
  ['yaml', 'a: 1\n---\nb: [2', 3],
  ['javascript', 'const a = 1;\nconst = 2;', 2],
  ['typescript', 'let a: number =;\n', 1],
])('reports the line where %s breaks', async (language, code, line) => {
  expect(await parseSample({ language, code })).toMatchObject({ line, message: expect.any(String) as string });
});
