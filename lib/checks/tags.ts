import { didYouMean } from '@/lib/diagnostics/closest';
import { onLine, type PageRule } from './rule';

/** Tags that Markdown has no syntax for. */
const INLINE_HTML = new Set(['br', 'kbd', 'sub', 'sup', 'abbr', 'wbr']);

export const knownComponent: PageRule = {
  id: 'known-component',
  check: (checked, site) =>
    checked.rendered.references.flatMap((reference) => {
      if (reference.kind !== 'component') return [];
      const name = reference.value;
      if (site.components.has(name) || INLINE_HTML.has(name)) return [];
      const hint =
        didYouMean(name, [...site.components, ...INLINE_HTML]) ?? 'docs/authoring.md lists the available tags.';
      const reported = onLine(checked.page, reference, `There is no <${name || '>'}> tag on this site.`, hint);
      // The page cannot show what a component would have drawn.
      return [{ ...reported, severity: /^[A-Z]/.test(name) ? 'error' : 'warning' }];
    }),
};
