/** The files of types, and what their checks find. Each case changes one line of a fixture that has no errors. */
import fs from 'node:fs';
import { activityTypesFile, sensorTypesFile } from '@/lib/content/catalog/load';
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
    [
      'an unknown kind',
      'kind: tool',
      'kind: tols',
      '39: types[1].kind: must be one of game, tool. Did you mean "tool"?',
    ],
    ['a game without a group', '    group: memory\n', '', '14: types[0].group: must be one of memory.'],
    [
      'a name used twice',
      'spec: lamp.note_book',
      'spec: lamp.pairs_b',
      'types[1].spec: lamp.pairs_b appears here twice.',
    ],
    [
      'a field described twice',
      'name: tries',
      'name: score',
      'types[0].static_data[1]: the field "score" appears here twice.',
    ],
    [
      'an example with a field that nothing describes',
      'static_data: { score: 3,',
      'static_data: { points: 3,',
      'types[0].example.static_data: "points" is not described.',
    ],
    [
      'an example with a value of another type',
      'static_data: { score: 3,',
      'static_data: { score: "3",',
      'types[0].example.static_data: "score" should be number or null.',
    ],
    [
      'a slice with a value of another type',
      '{ card: 1, pair: 2, value',
      '{ card: 1.5, pair: 2, value',
      'types[0].example.temporal_slices[0]: "card" should be integer.',
    ],
    [
      'a closing slice where the type has none',
      'ends_with: manual_exit',
      'ends_with: none',
      'types[0].example.temporal_slices[1]: "type" is not described.',
    ],
    [
      'an example without its closing slice',
      '        - { type: manual_exit, value: true }\n',
      '',
      'types[0].example: the closing slice is missing.',
    ],
    [
      'an example that someone left early',
      'ends_with: manual_exit',
      'ends_with: left-early',
      'types[0].example: a finished session has no closing slice here.',
    ],
    [
      'a repeated setting with a value of another type',
      'level: 1',
      'level: easy',
      'types[0].example.static_data: "level" should be integer.',
    ],
    [
      'an example without its ratings',
      ', questionnaire: { rating: 4 }',
      '',
      'types[0].example: the ratings are missing.',
    ],
  ])('refuse %s, at its line', (_name, from, to, message) => {
    expect(errorsIn(activityTypesFile, activities, from, to).join('\n')).toContain(message);
  });

  it('accept the example of a type that ends in another way', () => {
    const exits = activities
      .replace('ends_with: manual_exit', 'ends_with: exit')
      .replace('type: manual_exit', 'type: exit');
    expect(errorsIn(activityTypesFile, exits)).toEqual([]);
  });
});

describe('sensor types', () => {
  it.each([
    ['an unknown group', 'group: phone', 'group: phones', 'types[0].group: must be one of phone, health.'],
    ['an example of another sensor', 'sensor: lamp.gps', 'sensor: lamp.steps', '"sensor" should be lamp.gps.'],
    ['a field that nothing describes', 'rt_90deg', 'angle_90', '"angle_90" is not described.'],
    ['a list with values of another type', '[1, 2]', '[1, a]', '"rt_90deg" should be number[2].'],
    ["a health field in another group's event", 'latitude: 1.5', 'source: a', '"source" is not described.'],
    ['a field of a part as if it belonged to the whole', 'rt_90deg: [1, 2]', 'x: 1', '"x" is not described.'],
  ])('refuse %s', (_name, from, to, message) => {
    expect(errorsIn(sensorTypesFile, sensors, from, to).join('\n')).toContain(message);
  });
});
