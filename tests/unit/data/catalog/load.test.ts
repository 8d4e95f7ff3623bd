/** The files of types, and what their checks find. Each case changes one line of a fixture that has no errors. */
import fs from 'node:fs';
import { activityTypesFile, sensorTypesFile } from '@/lib/data/catalog/load';
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

it('reads both files, with defaults for lists that are left out', () => {
  expect(activityTypesFile.parse(activities).types[1]).toMatchObject({ settings: [], notes: [], static_data: [] });
  expect(sensorTypesFile.parse(sensors).types[0]).toMatchObject({ spec: 'lamp.gps', notes: [] });
});

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
    [
      'an example with a field that nothing describes',
      'static_data: { score: 3,',
      'static_data: { points: 3,',
      'types[0].example.static_data: "points" is not described.',
    ],
    [
      'a slice with a field that nothing describes',
      '{ card: 1, pair: 2, value',
      '{ cards: 1, pair: 2, value',
      'types[0].example.temporal_slices: "cards" is not described.',
    ],
  ])('refuse %s, at its line', (_name, from, to, message) => {
    expect(errorsIn(activityTypesFile, activities, from, to).join('\n')).toContain(message);
  });
});

describe('sensor types', () => {
  it.each([
    ['an unknown group', 'group: phone', 'group: phones', 'types[0].group: must be one of phone, health.'],
    ['an example of another sensor', 'sensor: lamp.gps', 'sensor: lamp.steps', 'sensor: must be one of lamp.gps.'],
    ['a field that nothing describes', 'rt_90deg', 'angle_90', '"angle_90" is not described.'],
    ["a health field in another group's event", 'latitude: 1.5', 'source: a', '"source" is not described.'],
  ])('refuse %s', (_name, from, to, message) => {
    expect(errorsIn(sensorTypesFile, sensors, from, to).join('\n')).toContain(message);
  });
});
