import type { z } from 'zod';
import { didYouMean } from './closest-word';
import type { Finding } from './finding';
import { YamlSource, type KeyPath } from './yaml-source';

interface Where {
  file: string;
  rule: string;
}

type Issue = z.core.$ZodIssue;

/** Reports every error of a YAML text with its position and a likely correction; invalid YAML gives one finding. */
export function validate<T>(
  schema: z.ZodType<T>,
  yaml: YamlSource | string,
  where: Where,
): { value?: T; findings: Finding[] } {
  const source = typeof yaml === 'string' ? new YamlSource(yaml) : yaml;
  if (source.error) return { findings: source.errorIn(where.file, where.rule) };
  const result = schema.safeParse(source.value ?? {});
  if (result.success) return { value: result.data, findings: [] };
  const toFinding = (path: KeyPath, message: string, hint?: string): Finding => ({
    ...where,
    ...source.positionOf(path),
    message,
    hint,
    severity: 'error',
  });
  return { findings: result.error.issues.flatMap((issue) => describe(issue, schema, source, toFinding)) };
}

function describe(
  issue: Issue,
  schema: z.ZodType,
  source: YamlSource,
  toFinding: (path: KeyPath, message: string, hint?: string) => Finding,
): Finding[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const allowed = keysAt(schema, path);
    return issue.keys.map((key) =>
      toFinding([...path, key], `Unknown key "${key}". Allowed keys: ${allowed.join(', ')}.`, didYouMean(key, allowed)),
    );
  }
  const value = source.valueAt(path);
  if (value === undefined) return [toFinding(path, `Missing key "${formatPath(path)}".`, describedAt(schema, path))];
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    const message = `"${formatPath(path)}": "${shorten(value)}" is not one of ${choices.join(', ')}.`;
    return [toFinding(path, message, didYouMean(String(value), choices))];
  }
  const limit = limitOf(issue, value);
  const reason = limit ? ` ${limit}` : `: ${issue.message.replace(/^Invalid input: /, '')}`;
  return [toFinding(path, `"${formatPath(path)}"${reason}.`)];
}

/** How a string or list misses its limits: `has 10 characters but needs at least 50`. */
function limitOf(issue: Issue, value: unknown): string | undefined {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const [limit, bound] =
    issue.code === 'too_small' ? [issue.minimum, 'needs at least'] : [issue.maximum, 'may have at most'];
  const units = { string: ['character', 'characters'], array: ['entry', 'entries'] }[issue.origin as string];
  if (!units) return `is ${String(value)} but must be at ${issue.code === 'too_small' ? 'least' : 'most'} ${limit}`;
  const { length } = value as string | unknown[];
  return `has ${length || 'no'} ${units[length === 1 ? 0 : 1]} but ${bound} ${limit}`;
}

/** `types[3].label` */
export const formatPath = (path: KeyPath): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('');

function shorten(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}

/** The keys that a schema allows at a path. */
const keysAt = (schema: z.ZodType, path: KeyPath): string[] => [
  ...new Set(shapesAt(schema, path).flatMap(({ shape }) => Object.keys(shape ?? {}))),
];

/** The schema's description of one of its keys. */
const describedAt = (schema: z.ZodType, path: KeyPath): string | undefined =>
  shapesAt(schema, path.slice(0, -1))
    .map(({ shape }) => shape?.[String(path.at(-1))]?.description)
    .find(Boolean);

const shapesAt = (schema: z.ZodType, path: KeyPath): Shape[] =>
  path.reduce((shapes, key) => shapes.flatMap((shape) => shapesBelow(shape, key)), shapesOf(schema));

interface Shape {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
}

/** The objects and lists that a schema accepts, with optional types and unions unwrapped. */
function shapesOf(schema: unknown): Shape[] {
  const { def } = schema as { def: { type: string; innerType?: unknown; options?: unknown[] } };
  if (def.innerType) return shapesOf(def.innerType);
  if (def.options) return def.options.flatMap(shapesOf);
  return def.type === 'object' || def.type === 'array' ? [schema as Shape] : [];
}

function shapesBelow(schema: Shape, key: PropertyKey): Shape[] {
  const next = typeof key === 'number' ? schema.element : schema.shape?.[String(key)];
  return next ? shapesOf(next) : [];
}
