/** The files of types, and what their checks find. Each case changes one line of a fixture that has no errors. */
import fs from 'node:fs';
import { activityTypesFile, sensorTypesFile } from '@/lib/data/catalog/type-files';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';

const activities = fs.readFileSync('tests/fixtures/catalog/activity-types.yaml', 'utf8');
const sensors = fs.readFileSync('tests/fixtures/catalog/sensor-types.yaml', 'utf8');

/** What is wrong in the file with one text replaced by another, as `line: message hint`. */
function errorsIn(file: { parse: (text: string) => unknown }, text: string, from = '', to = ''): string[] {
  expect(text).toContain(from);
  try {
    file.parse(text.replace(from, to));
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics.map(({ line, message, hint }) => `${line}: ${message}${hint ? ` ${hint}` : ''}`);
  }
}

describe('activity types', () => {
  it.each([
    ['an unknown kind', 'kind: tool', 'kind: tols', 'types[1].kind: must be one of game, tool. Did you mean "tool"?'],
    ['a game without a group', '    group: memory\n', '', 'types[0].group: must be one of memory.'],
    [
      'a name used twice',
      'spec: lamp.note_book',
      'spec: lamp.pairs_b',
      'types[1].spec: lamp.pairs_b appears here twice.',
    ],
  ])('refuse %s, at its line', (_name, from, to, message) => {
    expect(errorsIn(activityTypesFile, activities, from, to).join('\n')).toContain(message);
  });
});

describe('sensor types', () => {
  it('refuse an unknown group', () => {
    expect(errorsIn(sensorTypesFile, sensors, 'group: phone', 'group: phones').join('\n')).toContain(
      'types[0].group: must be one of phone, health.',
    );
  });
});
