import { defineDataFile, type ValueError } from '@/lib/data/data-file';
import { didYouMean } from '@/lib/diagnostics/closest';
import { repeated } from '@/lib/diagnostics/repeated';
import { formatPath } from '@/lib/diagnostics/validate';
import { activityFileSchema, sensorFileSchema, type Field } from './schema';

type Path = (string | number)[];

/** Every activity type, and what types share. */
export const activityTypesFile = defineDataFile({
  name: 'activity-types.yaml',
  schema: activityFileSchema,
  check: ({ types, groups, kinds, common }) => [
    ...findDuplicates(types),
    ...types.flatMap((type, index): ValueError[] => {
      const at = (...path: Path): Path => ['types', index, ...path];
      const { static_data, temporal_slices } = type.example;
      // Many games repeat their settings in the event.
      const settings = type.settings.map(({ key }) => ({ name: key }));
      return [
        ...unknownId(at('kind'), type.kind, kinds),
        ...(type.kind === 'game' || type.group ? unknownId(at('group'), type.group, groups) : []),
        ...undescribed(at('example', 'static_data'), static_data, [
          ...type.static_data,
          ...settings,
          ...common.static_data,
        ]),
        ...temporal_slices
          .flat()
          .filter((slice) => !CLOSING.has(slice['type']))
          .flatMap((slice) =>
            undescribed(at('example', 'temporal_slices'), slice, [...type.temporal_slices, ...common.temporal_slices]),
          ),
      ];
    }),
  ],
});

/** The slice that records only how a game ended. */
const CLOSING = new Set<unknown>(['manual_exit', 'exit']);

/** Every sensor type, and names found only in older data. */
export const sensorTypesFile = defineDataFile({
  name: 'sensor-types.yaml',
  schema: sensorFileSchema,
  check: ({ types, groups, common }) => [
    ...findDuplicates(types),
    ...types.flatMap((type, index): ValueError[] => {
      const at = (...path: Path): Path => ['types', index, ...path];
      const fields = type.forms.flatMap((form) => (form.of ? [] : form.fields));
      return [
        ...unknownId(at('group'), type.group, groups),
        ...unknownId(at('example', 'sensor'), type.example.sensor, [{ id: type.spec }]),
        ...undescribed(at('example', 'data'), type.example.data, [
          ...fields,
          ...(type.group === 'health' ? common.health : []),
        ]),
      ];
    }),
  ],
});

const errorAt = (path: Path, message: string, hint?: string): ValueError => ({
  path,
  message: `${formatPath(path)}: ${message}.`,
  hint,
});

function unknownId(path: Path, value: string | undefined, known: { id: string }[]): ValueError[] {
  const ids = known.map((entry) => entry.id);
  if (value !== undefined && ids.includes(value)) return [];
  return [errorAt(path, `must be one of ${ids.join(', ')}`, didYouMean(value ?? '', ids))];
}

/** Two types may not share a name or a heading ID. */
function findDuplicates(types: { spec: string; slug?: string; aliases?: string[] }[]): ValueError[] {
  const names = types.flatMap((type, index) =>
    [type.spec, ...(type.aliases ?? []), `#${slugOf(type)}`].map((name) => ({ name, index })),
  );
  return repeated(names, ({ name }) => name).map(({ item: { name, index } }) =>
    errorAt(['types', index, 'spec'], `${name} appears here twice`),
  );
}

/** `congruent, incongruent` are two fields in one row. */
export function namesOf({ name }: Pick<Field, 'name'>): string[] {
  return name.split(', ');
}

/** `levels[].level` belongs to the top-level field `levels`. */
function topName(name: string): string {
  return name.split(/[.[]/, 1)[0] ?? name;
}

/** A name with a part in braces, such as `rt_{angle}deg`, matches many names. */
function matches(pattern: string, name: string): boolean {
  if (!pattern.includes('{')) return pattern === name;
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '\\w+');
  return new RegExp(`^${escaped}$`).test(name);
}

/** The keys in an example that no field describes. */
function undescribed(path: Path, example: Record<string, unknown>, fields: Pick<Field, 'name'>[]): ValueError[] {
  const names = fields.flatMap(namesOf);
  return Object.keys(example)
    .filter((key) => !names.some((name) => matches(name, key) || topName(name) === key))
    .map((key) => errorAt(path, `"${key}" is not described`));
}

/**
 * The last part of the address of a type's page: `lamp.heart_rate` is `heart-rate`, `com.apple.sensorkit.visits` is
 * `sensorkit-visits`.
 */
export function slugOf({ spec, slug }: { spec: string; slug?: string }): string {
  return slug ?? spec.replace(/^(lamp|com\.apple)\./, '').replace(/[._]/g, '-');
}

/**
 * The type with that name.
 * @throws Error with the tag and the closest known name.
 */
export function findType<T extends { spec: string }>(types: T[], spec: string, tag: string): T {
  const found = types.find((type) => type.spec === spec);
  if (found) return found;
  const hint = didYouMean(
    spec ?? '',
    types.map((type) => type.spec),
  );
  throw new Error(`<${tag} spec="${spec}"> is unknown.${hint ? ` ${hint}` : ''}`);
}

/** The entries grouped in the order of the families; families without entries are left out. */
export function inFamilies<T, F extends { id: string }>(
  entries: T[],
  families: F[],
  familyOf: (entry: T) => string | undefined,
): { family: F; entries: T[] }[] {
  return families
    .map((family) => ({ family, entries: entries.filter((entry) => familyOf(entry) === family.id) }))
    .filter((one) => one.entries.length > 0);
}
