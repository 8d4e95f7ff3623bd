import { didYouMean } from '@/lib/diagnostics/closest';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { normalizePath, splitHref } from '@/lib/settings/addresses';

const LINK = /\]\(([^)\s]+)\)|^\s*(?:- )?href: (\S+)/g;

/** Links in the description's texts that do not lead to a page, file, or section, each with its line. */
export function checkLinks(
  files: { name: string; text: string }[],
  known: { addresses: ReadonlySet<string>; anchors: ReadonlySet<string> },
): Diagnostic[] {
  return files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(LINK)].flatMap(([, link, guide]): Diagnostic[] => {
        const href = link ?? guide ?? '';
        const problem = (message: string, hint?: string): Diagnostic[] => [
          { file: name, line: index + 1, rule: 'openapi-link', message, hint, severity: 'error' },
        ];
        if (href.startsWith('#')) {
          const id = href.slice(1);
          return known.anchors.has(id)
            ? []
            : problem(`The introduction has no section #${id}.`, didYouMean(id, known.anchors));
        }
        if (!href.startsWith('/')) return [];
        const path = normalizePath(splitHref(href).pathname);
        return known.addresses.has(path)
          ? []
          : problem(`There is no page at "${href}".`, didYouMean(path, known.addresses));
      }),
    ),
  );
}
