import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { Operation } from './operations';

/** Links and bookmarks outlive a new name, so every address that an operation ever had still leads to one. */
export function checkFormerSlugs(
  former: string[],
  operations: Pick<Operation, 'slug' | 'aliases'>[],
  file: string,
): Diagnostic[] {
  const known = new Set(operations.flatMap(({ slug, aliases }) => [slug, ...aliases]));
  return former
    .filter((slug) => !known.has(slug))
    .map((slug) => ({
      file,
      line: 0,
      rule: 'openapi-former-slug',
      message: `There used to be an operation at /api/${slug}/, and now the address leads nowhere.`,
      hint: `Add "${slug}" to "x-aliases" of the operation that replaces it.`,
      severity: 'error',
    }));
}
