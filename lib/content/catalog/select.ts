import { didYouMean } from '@/lib/diagnostics/closest';
import type { ActivityFile, ActivityType, Field } from './schema';

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

/**
 * All fields of `static_data`, those that matter for analysis first, along with the ratings that may follow a game.
 */
export function staticFields(type: ActivityType, file: ActivityFile): Field[] {
  const ratings = type.questionnaire ? file.common.questionnaire : [];
  const legacy = type.static_data.filter((field) => field.legacy);
  return [...type.static_data.filter((field) => !field.legacy), ...ratings, ...legacy];
}
