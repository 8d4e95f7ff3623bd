/** What the checks of the files of types find. Each case changes one line of a fixture that has no errors. */
import fs from 'node:fs';
import { activityTypesFile, sensorTypesFile } from '@/lib/data/catalog/type-files';

it.each([
  ['an unknown kind', 'kind: tool', 'kind: tols', 'types[1].kind: must be one of game, tool. Did you mean "tool"?'],
  ['a game without a group', '    group: memory\n', '', 'types[0].group: must be one of memory.'],
  [
    'a name used twice',
    'spec: lamp.note_book',
    'spec: lamp.pairs_b',
    'types[1].spec: lamp.pairs_b appears here twice.',
  ],
])('activity types refuse %s', (_, from, to, message) => {
  const text = fs.readFileSync('tests/fixtures/catalog/activity-types.yaml', 'utf8');
  expect(() => activityTypesFile.parse(text.replace(from, to))).toThrow(message);
});

it('sensor types refuse an unknown group', () => {
  const text = fs.readFileSync('tests/fixtures/catalog/sensor-types.yaml', 'utf8');
  const parse = () => sensorTypesFile.parse(text.replace('group: phone', 'group: phones'));
  expect(parse).toThrow('types[0].group: must be one of phone, health.');
});
