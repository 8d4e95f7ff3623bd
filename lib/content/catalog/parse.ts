import type { z } from 'zod';
import { keepLast } from '../cache/keep-last';
import { validate } from '@/lib/diagnostics/validate';
import { didYouMean } from '@/lib/diagnostics/closest';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import { anchorOf } from './anchor';
import { undescribed } from './fields';
import { activityFileSchema, sensorFileSchema, type ActivityFile, type Field, type SensorFile } from './schema';

type Path = (string | number)[];
type Complaint = { path: Path; message: string; hint?: string };

/**
 * Parses and checks the text of `activity-types.yaml`.
 * @throws DiagnosticError with the file, line, and key of every error.
 */
export const parseActivityTypes = keepLast((text: string, file: string): ActivityFile =>
  parse(text, file, activityFileSchema, ({ types, groups, kinds, common }) => [
    ...findDuplicates(types),
    ...types.flatMap((type, index): Complaint[] => {
      const at = (...path: Path): Path => ['types', index, ...path];
      const staticData = [...type.static_data, ...(type.questionnaire ? common.questionnaire : [])];
      return [
        ...unknownId(at('kind'), type.kind, kinds),
        ...(type.kind === 'game' || type.group ? unknownId(at('group'), type.group, groups) : []),
        ...findDuplicateFields(type.static_data, at('static_data')),
        ...findDuplicateFields(type.temporal_slices, at('temporal_slices')),
        ...undescribed(type.example.static_data, staticData).map((message) => ({
          path: at('example', 'static_data'),
          message,
        })),
        ...type.example.temporal_slices.flatMap((slice, number) =>
          isClosing(slice, type.ends_with)
            ? []
            : undescribed(slice, type.temporal_slices).map((message) => ({
                path: at('example', 'temporal_slices', number),
                message,
              })),
        ),
      ];
    }),
  ]),
);

/**
 * Parses and checks the text of `sensor-types.yaml`.
 * @throws DiagnosticError with the file, line, and key of every error.
 */
export const parseSensorTypes = keepLast((text: string, file: string): SensorFile =>
  parse(text, file, sensorFileSchema, ({ types, groups }) => [
    ...findDuplicates(types),
    ...types.flatMap((type, index): Complaint[] => [
      ...unknownId(['types', index, 'group'], type.group, groups),
      ...type.examples.flatMap(({ event }, number): Complaint[] => {
        const path = ['types', index, 'examples', number, 'event'];
        const fields = type.forms.flatMap((form) => (form.of ? [] : form.fields));
        const faults = undescribed(event.data, fields);
        if (event.sensor !== type.spec) faults.push(`"sensor" should be ${type.spec}`);
        return faults.map((message) => ({ path, message }));
      }),
    ]),
  ]),
);

function parse<T>(text: string, file: string, schema: z.ZodType<T>, check: (value: T) => Complaint[]): T {
  const source = new YamlSource(text);
  const where = { file, rule: 'data-file' };
  const { value, problems } = validate(schema, source, where);
  const complaints = value === undefined ? [] : check(value);
  const diagnostics = complaints.map(({ path, message, hint }): Diagnostic => {
    const found = { ...where, ...source.positionOf(path), message: `${formatPath(path)}: ${message}.`, hint };
    return { ...found, severity: 'error' };
  });
  if (value === undefined || diagnostics.length) throw new DiagnosticError([...problems, ...diagnostics]);
  return value;
}

const formatPath = (path: Path): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${part}`)).join('');

function unknownId(path: Path, value: string | undefined, known: { id: string }[]): Complaint[] {
  const ids = known.map((entry) => entry.id);
  if (value !== undefined && ids.includes(value)) return [];
  return [{ path, message: `must be one of ${ids.join(', ')}`, hint: didYouMean(value ?? '', ids) }];
}

/** Two types may not share a name or a heading ID. */
function findDuplicates(types: { spec: string; anchor?: string; aliases?: string[] }[]): Complaint[] {
  const seen = new Set<string>();
  return types.flatMap((type, index) =>
    [type.spec, ...(type.aliases ?? []), `#${anchorOf(type)}`].flatMap((name) => {
      if (!seen.has(name)) {
        seen.add(name);
        return [];
      }
      return [{ path: ['types', index, 'spec'], message: `${name} appears here twice` }];
    }),
  );
}

function findDuplicateFields(fields: Field[], path: Path): Complaint[] {
  const seen = new Set<string>();
  return fields.flatMap(({ name }, index) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [{ path: [...path, index], message: `the field "${name}" appears here twice` }];
  });
}

/** The slice that records only how a game ended. */
function isClosing(slice: Record<string, unknown>, endsWith: string): boolean {
  if (endsWith === 'exit') return slice['type'] === 'exit';
  return endsWith !== 'none' && slice['type'] === 'manual_exit';
}
