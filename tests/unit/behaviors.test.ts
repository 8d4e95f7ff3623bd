import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const read = (name: string) =>
  Object.keys(parse(fs.readFileSync(path.join('tests', 'behaviors', name), 'utf8')) as Record<string, string>);

it('each behavior that readers can rely on is named by a test', () => {
  const tests = fs
    .readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join('tests', file), 'utf8'));
  const named = new Set(tests.flatMap((text) => text.match(/\bB-\d{3}\b/g) ?? []));
  expect([...named, ...read('no-equivalent.yaml')].sort()).toEqual(read('names.yaml').sort());
});
