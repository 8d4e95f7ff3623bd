import { git } from '@/lib/content/git';

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
