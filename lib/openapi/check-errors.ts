import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { Location, Sources } from './sources';

const PARTS = { code: 'string', status: 'number', cause: 'string', cure: 'string' } as const;

/**
 * What the error catalog needs in each entry of an `x-errors` list, reported at the entry: all its parts, and for
 * each code one entry that says what it means. `lists` are the locations of the lists.
 */
export function checkErrors(sources: Sources, lists: Location[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report = (location: Location, message: string, hint: string) =>
    problems.push({
      file: location.file,
      ...sources.at(location),
      rule: 'openapi-error',
      message,
      hint,
      severity: 'error',
    });
  const entries = new Map<string, Location>();
  for (const list of lists) {
    const value = sources.value(list);
    for (const index of Array.isArray(value) ? value.keys() : []) {
      const location = sources.deref({ file: list.file, steps: [...list.steps, String(index)] });
      entries.set(`${location.file}#${location.steps.join('/')}`, location);
    }
  }
  const unexplained = new Map<string, Location>();
  const explained = new Set<string>();
  for (const location of entries.values()) {
    const entry = (sources.value(location) ?? {}) as Record<string, unknown>;
    const name = String(entry['code'] ?? location.steps.at(-1));
    for (const [part, type] of Object.entries(PARTS)) {
      if (typeof entry[part] === type && entry[part] !== '') continue;
      report(location, `The error ${name} has no ${part}.`, 'Each entry needs code, status, cause, and cure.');
    }
    if (entry['meaning']) explained.add(name);
    else unexplained.set(name, location);
  }
  for (const [name, location] of unexplained) {
    if (explained.has(name)) continue;
    report(
      location,
      `No entry says what the error ${name} means.`,
      'Add "meaning", one sentence, to an entry with this code.',
    );
  }
  return problems;
}
