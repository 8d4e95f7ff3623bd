import fs from 'node:fs';
import { DataText } from '@/components/mdx/data-text';
import { activityTypesFile, findType, sensorTypesFile, slugOf } from '@/lib/data/type-files';
import { renderStatic } from '@/lib/markdown/render-static';

const ACTIVITIES = fs.readFileSync('tests/fixtures/type-files/activity-types.yaml', 'utf8');

// Each case changes one line of a file that has no errors.
it.each([
  [
    'an unknown family',
    'family: tool',
    'family: tols',
    'types[1].family: must be one of game, tool. Did you mean "tool"?',
  ],
  ['a game without a skill', '    skill: memory\n', '', 'types[0].skill: must be one of memory.'],
  [
    'a name used twice',
    'spec: lamp.note_book',
    'spec: lamp.pairs_b',
    'types[1].spec: lamp.pairs_b appears here twice.',
  ],
])('activity types refuse %s', (_, from, to, message) => {
  expect(() => activityTypesFile.parse(ACTIVITIES.replace(from, to))).toThrow(message);
});

it('sensor types refuse an unknown family', () => {
  const text = fs.readFileSync('tests/fixtures/type-files/sensor-types.yaml', 'utf8');
  const parse = () => sensorTypesFile.parse(text.replace('family: phone', 'family: phones'));
  expect(parse).toThrow('types[0].family: must be one of phone, health.');
});

it('a slug is the name without its prefix, or the one that the file gives', () => {
  expect(['lamp.heart_rate', 'com.apple.sensorkit.visits'].map((spec) => slugOf({ spec }))).toEqual([
    'heart-rate',
    'sensorkit-visits',
  ]);
  expect(slugOf({ spec: 'lamp.jewels_b', slug: 'jewels-trails-b' })).toBe('jewels-trails-b');
});

it('a component finds its type, or suggests the closest one', () => {
  const { types } = activityTypesFile.parse(ACTIVITIES);
  expect(findType(types, 'lamp.pairs', 'ActivityType').label).toBe('Pairs');
  expect(() => findType(types, 'lamp.pears', 'ActivityType')).toThrow(
    '<ActivityType spec="lamp.pears"> is unknown. Did you mean "lamp.pairs"?',
  );
});

it('code, labels, and links in a data file are told apart from text', async () =>
  expect(await renderStatic(DataText({ text: '[See](/a/#b): tap **Next** for `a * b`.' }))).toBe(
    '<a href="/a/#b">See</a>: tap <strong>Next</strong> for <code>a * b</code>.',
  ));
