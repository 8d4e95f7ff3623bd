import fs from 'node:fs';
import { slugOf, activityTypesFile, findType, inFamilies, neighborsOf, staticFields } from '@/lib/content/catalog/load';
import { formatJson, inlineParts } from '@/lib/content/catalog/format';

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

it('families come in the order of the file, without those that have no entries', () => {
  const families = inFamilies(file.types, [{ id: 'tool' }, { id: 'none' }, { id: 'game' }], ({ kind }) => kind);
  expect(families.map(({ family, entries }) => [family.id, entries.map(({ label }) => label)])).toEqual([
    ['tool', ['Notes']],
    ['game', ['Pairs']],
  ]);
});

it('a game stands beside games that measure the same, and any other type beside its kind', () => {
  const [pairs, notes] = file.types;
  const types = [
    pairs!,
    notes!,
    { ...pairs!, spec: 'lamp.snap' },
    { ...pairs!, spec: 'lamp.race', group: 'speed' },
    { ...notes!, spec: 'lamp.list' },
  ];
  const specs = (type: (typeof types)[number]): string[] =>
    neighborsOf(type, { ...file, types }).entries.map(({ spec }) => spec);
  expect(specs(pairs!)).toEqual(['lamp.snap']);
  expect(specs(notes!)).toEqual(['lamp.list']);
  expect(neighborsOf(pairs!, file)).toEqual({ family: file.groups[0]!.title, entries: [] });
});

it('fields for analysis come first, then the ratings, then those of older builds', () => {
  const [pairs] = file.types;
  expect(staticFields(pairs!, file).map(({ name }) => name)).toEqual(['score', 'rating', 'old_score']);
});

it('code and labels in a data file are told apart from text', () => {
  expect(inlineParts('Tap **Next** for `a * b`.')).toEqual([
    { kind: 'text', text: 'Tap ' },
    { kind: 'label', text: 'Next' },
    { kind: 'text', text: ' for ' },
    { kind: 'code', text: 'a * b' },
    { kind: 'text', text: '.' },
  ]);
});

it('JSON keeps what fits on a line together', () => {
  const value = {
    id: 'a',
    list: [
      { x: 1, y: [] },
      { x: 2, y: {} },
    ],
  };
  expect(formatJson(value)).toBe('{ "id": "a", "list": [{ "x": 1, "y": [] }, { "x": 2, "y": {} }] }');
  expect(formatJson(value, 30)).toBe(
    '{\n  "id": "a",\n  "list": [\n    { "x": 1, "y": [] },\n    { "x": 2, "y": {} }\n  ]\n}',
  );
  expect(JSON.parse(formatJson(value, 10))).toEqual(value);
});
