import fs from 'node:fs';
import { slugOf, activityTypesFile, findType } from '@/lib/data/catalog/type-files';
import { inlineParts } from '@/lib/data/catalog/format';

const file = activityTypesFile.parse(fs.readFileSync('tests/fixtures/catalog/activity-types.yaml', 'utf8'));

it('a slug is the name without its prefix, or the one that the file gives', () => {
  expect(['lamp.heart_rate', 'com.apple.sensorkit.visits'].map((spec) => slugOf({ spec }))).toEqual([
    'heart-rate',
    'sensorkit-visits',
  ]);
  expect(slugOf({ spec: 'lamp.jewels_b', slug: 'jewels-trails-b' })).toBe('jewels-trails-b');
});

it('a tag finds its type, or suggests the closest one', () => {
  expect(findType(file.types, 'lamp.pairs', 'ActivityType').label).toBe('Pairs');
  expect(() => findType(file.types, 'lamp.pears', 'ActivityType')).toThrow(
    '<ActivityType spec="lamp.pears"> is unknown. Did you mean "lamp.pairs"?',
  );
});

it('code, labels, and links in a data file are told apart from text', () => {
  expect(inlineParts('[See](/a/#b): tap **Next** for `a * b`.')).toEqual([
    { kind: 'link', text: 'See', to: '/a/#b' },
    { kind: 'text', text: ': tap ' },
    { kind: 'label', text: 'Next' },
    { kind: 'text', text: ' for ' },
    { kind: 'code', text: 'a * b' },
    { kind: 'text', text: '.' },
  ]);
});
