import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { Place, Sources } from './sources';

const PARTS = { code: 'string', status: 'number', cause: 'string', cure: 'string' } as const;

/**
 * What the error catalog needs in each entry of an `x-errors` list, reported at the entry: all its parts, and for
 * each code one entry that says what it means. `lists` are the locations of the lists.
 */
export function checkErrors(sources: Sources, lists: Place[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const report = (place: Place, message: string, hint: string) =>
    problems.push({
      file: place.file,
      ...sources.at(place),
      rule: 'openapi-error',
      message,
      hint,
      severity: 'error',
    });
  const entries = new Map<string, Place>();
  for (const list of lists) {
    const value = sources.value(list);
    for (const index of Array.isArray(value) ? value.keys() : []) {
      const place = sources.deref({ file: list.file, steps: [...list.steps, String(index)] });
      entries.set(`${place.file}#${place.steps.join('/')}`, place);
    }
  }
  const unexplained = new Map<string, Place>();
  const explained = new Set<string>();
  for (const place of entries.values()) {
    const entry = (sources.value(place) ?? {}) as Record<string, unknown>;
    const name = String(entry['code'] ?? place.steps.at(-1));
    for (const [part, type] of Object.entries(PARTS)) {
      if (typeof entry[part] === type && entry[part] !== '') continue;
      report(place, `The error ${name} has no ${part}.`, 'Each entry needs code, status, cause, and cure.');
    }
    if (entry['meaning']) explained.add(name);
    else unexplained.set(name, place);
  }
  for (const [name, place] of unexplained) {
    if (explained.has(name)) continue;
    report(
      place,
      `No entry says what the error ${name} means.`,
      'Add "meaning", one sentence, to an entry with this code.',
    );
  }
  return problems;
}
