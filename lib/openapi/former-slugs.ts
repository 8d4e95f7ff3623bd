import { git } from '@/lib/content/former-pages';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { Operation } from './operations';

/**
 * The addresses below `/api/` that the description gave an operation at some time and then changed or removed, in a
 * commit or since the last one. Empty without a full history: outside a clone, or in a shallow one.
 */
export function formerSlugs(project = '.'): string[] {
  const options = ['--no-renames', '--unified=0', '--no-color', '--no-ext-diff'];
  const changes = [
    git(project, 'log', '--format=', '--patch', '-Gx-slug:', ...options, '--', 'openapi'),
    git(project, 'diff', 'HEAD', ...options, '--', 'openapi'),
  ];
  const removed = changes.flatMap((text) => [...text.matchAll(/^-\s+x-slug:\s*["']?([\w-]+)/gm)]);
  return [...new Set(removed.map(([, slug = '']) => slug))].sort();
}

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
