/** The types of sensors and activities. The comments at the top of both data files explain each key. */
import { z } from 'zod';
import { didYouMean } from '@/lib/findings/closest-word';
import { findDuplicates } from '@/lib/findings/duplicates';
import { defineDataFile, idSchema, textSchema, type ValueFinding } from './data-file';

const families = z.array(z.strictObject({ id: idSchema, title: textSchema }));

const ENDINGS = ['manual_exit', 'left-early', 'exit', 'none'] as const;

const activityTypeSchema = z.strictObject({
  spec: z.string().regex(/^lamp\.[a-z0-9_]+$/, 'must be a name such as lamp.survey'),
  other_names: z.array(textSchema).optional(),
  slug: idSchema.optional(),
  label: textSchema,
  menu: textSchema.optional(),
  family: idSchema,
  skill: idSchema.optional(),
  guide: textSchema.optional(),
  tab: z.enum(['Learn', 'Assess', 'Manage', 'Portal']).optional(),
  about: textSchema,
  measures: textSchema.optional(),
  main: textSchema.optional(),
  time: textSchema.optional(),
  languages: textSchema.optional(),
  ends_with: z.enum(ENDINGS),
  cortex: textSchema.optional(),
});

const sensorTypeSchema = z.strictObject({
  spec: z.string().regex(/^(lamp|com\.apple\.sensorkit)\.[a-z0-9_.]+$/, 'must be a name such as lamp.gps'),
  slug: idSchema.optional(),
  label: textSchema,
  family: idSchema,
  summary: textSchema,
  platforms: z.strictObject({ ios: textSchema, android: textSchema, web: textSchema, watch: textSchema.optional() }),
  sampling: textSchema,
  rate: textSchema.optional(),
  needs: textSchema.optional(),
  cortex: textSchema.optional(),
});

export type ActivityTypeData = z.infer<typeof activityTypeSchema>;
export type SensorTypeData = z.infer<typeof sensorTypeSchema>;

/** Every activity type, as more than one page shows it. */
export const activityTypesFile = defineDataFile({
  name: 'activity-types.yaml',
  schema: z.strictObject({
    skills: families,
    families,
    last_slice: z.record(z.enum(ENDINGS), z.string()),
    types: z.array(activityTypeSchema),
  }),
  check: ({ types, skills, families }) => [
    ...duplicateFindings(types),
    ...types.flatMap(({ family, skill }, index) => [
      ...unknownId([index, 'family'], family, families),
      ...(family === 'game' || skill ? unknownId([index, 'skill'], skill, skills) : []),
    ]),
  ],
});

/** Every sensor type, as more than one page shows it. */
export const sensorTypesFile = defineDataFile({
  name: 'sensor-types.yaml',
  schema: z.strictObject({ families, types: z.array(sensorTypeSchema) }),
  check: ({ types, families }) => [
    ...duplicateFindings(types),
    ...types.flatMap(({ family }, index) => unknownId([index, 'family'], family, families)),
  ],
});

function unknownId([index, key]: [number, string], value = '', known: { id: string }[]): ValueFinding[] {
  const ids = known.map((entry) => entry.id);
  if (ids.includes(value)) return [];
  const message = `types[${index}].${key}: must be one of ${ids.join(', ')}.`;
  return [{ path: ['types', index, key], message, hint: didYouMean(value, ids) }];
}

/** Two types may not share a name or the address of their page. */
function duplicateFindings(types: { spec: string; slug?: string; other_names?: string[] }[]): ValueFinding[] {
  const names = types.flatMap((type, index) =>
    [type.spec, ...(type.other_names ?? []), slugOf(type)].map((name) => ({ name, index })),
  );
  return findDuplicates(names, ({ name }) => name).map(({ item: { name, index } }) => ({
    path: ['types', index, 'spec'],
    message: `types[${index}].spec: ${name} appears here twice.`,
  }));
}

/** The end of the path of a type's page, such as `heart-rate` for `lamp.heart_rate`, or `sensorkit-visits`. */
export function slugOf({ spec, slug }: { spec: string; slug?: string }): string {
  return slug ?? spec.replace(/^(lamp|com\.apple)\./, '').replace(/[._]/g, '-');
}

/** The type with that name. @throws Error with the tag and the closest known name. */
export function findType<T extends { spec: string }>(types: T[], spec: string, tag: string): T {
  const entry = types.find((type) => type.spec === spec);
  if (entry) return entry;
  const specs = types.map((type) => type.spec);
  throw new Error([`<${tag} spec="${spec}"> is unknown.`, didYouMean(spec, specs)].filter(Boolean).join(' '));
}

/** The family with that ID. @throws Error with the tag and the known IDs. */
export function findFamily<F extends { id: string }>(families: F[], id: string, tag: string): F {
  const family = families.find((candidate) => candidate.id === id);
  if (family) return family;
  throw new Error(`<${tag}> has an unknown family, ${id}. Families: ${families.map((known) => known.id).join(', ')}.`);
}

/** The types of each family, in the order of the families; families without types are left out. */
export function byFamily<T, F extends { id: string }>(
  types: T[],
  families: F[],
  familyOf: (type: T) => string | undefined,
): { family: F; members: T[] }[] {
  return families
    .map((family) => ({ family, members: types.filter((type) => familyOf(type) === family.id) }))
    .filter(({ members }) => members.length > 0);
}
