import type { Field } from './schema';

/** `congruent, incongruent` are two fields in one row. */
export function namesOf(field: Field): string[] {
  return field.name.split(', ');
}

/** `levels[].level` belongs to the top-level field `levels`. */
export function topName(name: string): string {
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
export function undescribed(object: Record<string, unknown>, fields: Field[]): string[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const named = fields.filter((field) => namesOf(field).some((name) => matches(name, key)));
    const partly = fields.some((field) => namesOf(field).some((name) => topName(name) === key));
    if (!named.length) return partly ? [] : [`"${key}" is not described`];
    if (named.some((field) => fits(value, field.type))) return [];
    return [`"${key}" should be ${named.map((field) => field.type).join(' or ')}`];
  });
}
