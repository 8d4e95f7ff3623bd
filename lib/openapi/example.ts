import type { MaybeRef, MediaType, Schema } from './document';
import { type Resolve, isRef } from './resolve';
import { flatten } from './schema-tree';

export interface Example {
  /** Markdown; only if there are several. */
  summary?: string;
  value: unknown;
}

/** Sample strings by format, always the same, so that two builds of one commit are identical. */
const TEXTS: Record<string, string> = {
  email: 'user@example.com',
  date: '2025-03-03',
  'date-time': '2025-03-03T09:00:00.000Z',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  hostname: 'example.com',
  ipv4: '198.51.100.42',
  ipv6: '2001:db8::8a2e:370:7334',
  uri: 'https://example.com/',
};

/** All examples in the description, in order; one generated from the schema if it has none. */
export function examplesOf(holder: MediaType, resolve: Resolve): Example[] {
  if (holder.example !== undefined) return [{ value: holder.example }];
  const named = Object.values(holder.examples ?? {}).map((one) => resolve(one));
  if (named.length) return named.map(({ summary, value }) => ({ summary, value }));
  return holder.schema ? [{ value: exampleOf(holder.schema, resolve) }] : [];
}

/**
 * A value that fits a schema: its example, or one built part by part. Deprecated fields are left out; a schema that
 * contains itself ends as an empty object.
 */
export function exampleOf(source: MaybeRef<Schema>, resolve: Resolve, trail: readonly string[] = []): unknown {
  if (isRef(source) && trail.includes(source.$ref)) return {};
  const below = isRef(source) ? [...trail, source.$ref] : trail;
  const schema = flatten(source, resolve);
  if (schema.example !== undefined) return schema.example;
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (choice) return exampleOf(choice, resolve, below);
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  switch (schema.type ?? (schema.properties ? 'object' : 'string')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([, property]) => !resolve(property).deprecated)
          .map(([name, property]) => [name, exampleOf(property, resolve, below)]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items, resolve, below)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 0;
    default:
      return TEXTS[schema.format ?? ''] ?? 'string';
  }
}
