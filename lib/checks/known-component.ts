import { didYouMean } from '@/lib/findings/closest-word';
import { onLine, type DocumentRule } from './rule';

/** HTML that Markdown has no syntax for. */
const INLINE_HTML = new Set(['br', 'kbd', 'sub', 'sup', 'abbr', 'wbr']);

export const knownComponent: DocumentRule = {
  id: 'known-component',
  check: ({ document, rendered }, site) =>
    rendered.mentions
      .filter(({ kind, value }) => kind === 'component' && !site.components.has(value) && !INLINE_HTML.has(value))
      .map((component) => {
        const name = component.value;
        const hint =
          didYouMean(name, [...site.components, ...INLINE_HTML]) ?? 'docs/authoring.md lists all components.';
        const reported = onLine(document, component, `There is no <${name || '>'}> component on this site.`, hint);
        // The page cannot show what a component would have drawn.
        return { ...reported, severity: /^[A-Z]/.test(name) ? 'error' : 'warning' };
      }),
};
