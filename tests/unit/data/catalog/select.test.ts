import fs from 'node:fs';
import { slugOf, activityTypesFile, findType } from '@/lib/data/catalog/type-files';
import { DataText } from '@/components/mdx/data-text';
import { renderStatic } from '@/lib/markdown/render-static';

const file = activityTypesFile.parse(fs.readFileSync('tests/fixtures/catalog/activity-types.yaml', 'utf8'));

it('a slug is the name without its prefix, or the one that the file gives', () => {
  expect(['lamp.heart_rate', 'com.apple.sensorkit.visits'].map((spec) => slugOf({ spec }))).toEqual([
    'heart-rate',
    'sensorkit-visits',
  ]);
  expect(slugOf({ spec: 'lamp.jewels_b', slug: 'jewels-trails-b' })).toBe('jewels-trails-b');
});

it('a component finds its type, or suggests the closest one', () => {
  expect(findType(file.types, 'lamp.pairs', 'ActivityType').label).toBe('Pairs');
  expect(() => findType(file.types, 'lamp.pears', 'ActivityType')).toThrow(
    '<ActivityType spec="lamp.pears"> is unknown. Did you mean "lamp.pairs"?',
  );
});

it('code, labels, and links in a data file are told apart from text', async () =>
  expect(await renderStatic(DataText({ text: '[See](/a/#b): tap **Next** for `a * b`.' }))).toBe(
    '<a href="/a/#b">See</a>: tap <strong>Next</strong> for <code>a * b</code>.',
  ));
