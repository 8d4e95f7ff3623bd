import { defineDataFile, type ValueError } from '@/lib/content/data-file';
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
      // Many games repeat their settings in the event.
      const settings = type.settings.map(({ key, type: kind }): Field => ({ name: key, type: kind, meaning: key }));
      const staticData = [...type.static_data, ...settings, ...common.static_data];
      const ofSlice = [...type.temporal_slices, ...common.temporal_slices];
      return [
        ...unknownId(at('kind'), type.kind, kinds),
        ...(type.kind === 'game' || type.group ? unknownId(at('group'), type.group, groups) : []),
        ...undescribed(type.example.static_data, staticData).map((message) =>
          errorAt(at('example', 'static_data'), message),
        ),
        ...type.example.temporal_slices.flatMap((entry, number) =>
          [entry]
            .flat()
            .filter((slice) => !isClosing(slice))
            .flatMap((slice) => undescribed(slice, ofSlice))
            .map((message) => errorAt(at('example', 'temporal_slices', number), message)),
        ),
      ];
    }),
  ],
});

/** Every sensor type, and names found only in older data. */
export const sensorTypesFile = defineDataFile({
  name: 'sensor-types.yaml',
  schema: sensorFileSchema,
  check: ({ types, groups, common }) => [
    ...findDuplicates(types),
    ...types.flatMap((type, index): ValueError[] => {
      const fields = type.forms.flatMap((form) => (form.of ? [] : form.fields));
      const messages = undescribed(type.example.data, type.group === 'health' ? [...fields, ...common.health] : fields);
      if (type.example.sensor !== type.spec) messages.push(`"sensor" should be ${type.spec}`);
      return [
        ...unknownId(['types', index, 'group'], type.group, groups),
        ...messages.map((message) => errorAt(['types', index, 'example'], message)),
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

/** The slice that records only how a game ended. */
const isClosing = ({ type }: Record<string, unknown>): boolean => type === 'exit' || type === 'manual_exit';

/** `congruent, incongruent` are two fields in one row. */
export function namesOf(field: Field): string[] {
  return field.name.split(', ');
}

/** `levels[].level` belongs to the top-level field `levels`. */
function topName(name: string): string {
  return name.split(/[.[]/, 1)[0] ?? name;
}

/** The types that a value may have, as written in the tables: `string or null`, `object[]`, `number[3]`. */
function fits(value: unknown, type: string): boolean {
  return type.split(/, | or /).some((one) => {
    const list = /^(.+)\[\d*\]$/.exec(one);
    if (list) return Array.isArray(value) && value.every((item) => fits(item, list[1] ?? ''));
    switch (one) {
      case 'null':
        return value === null;
      case 'array':
        return Array.isArray(value);
      case 'object':
        return typeof value === 'object' && value !== null && !Array.isArray(value);
      case 'integer':
        return Number.isInteger(value);
      default:
        return typeof value === one;
    }
  });
}

/** A name with a part in braces, such as `rt_{angle}deg`, matches many names. */
function matches(pattern: string, name: string): boolean {
  if (!pattern.includes('{')) return pattern === name;
  const escaped = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '\\w+');
  return new RegExp(`^${escaped}$`).test(name);
}

/** What the fields do not describe in an example's object: unknown keys, and values of another type. */
function undescribed(object: Record<string, unknown>, fields: Field[]): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const named = fields.filter((field) => namesOf(field).some((name) => matches(name, key)));
    const partly = fields.some((field) => namesOf(field).some((name) => topName(name) === key));
    if (!named.length) return partly ? [] : [`"${key}" is not described`];
    if (named.some((field) => fits(value, field.type))) return [];
    return [`"${key}" should be ${named.map((field) => field.type).join(' or ')}`];
  });
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
