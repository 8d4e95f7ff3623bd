import fs from 'node:fs';
import path from 'node:path';

const rows = fs
  .readFileSync('docs/behaviors.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

it('each behavior in docs/behaviors.md names tests that are there', () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    const files = [...row.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => path.join('tests', name));
    expect([row, files.length > 0, files.filter((file) => !fs.existsSync(file))]).toEqual([row, true, []]);
  }
});
