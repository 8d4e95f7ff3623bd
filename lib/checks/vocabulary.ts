import { didYouMean } from '@/lib/findings/closest';
import { isKnownLanguage, CODE_ALIASES, CODE_LANGUAGES } from '@/lib/markdown/highlighter';
import { onLine, type PageRule } from './rule';

export const fenceLanguage: PageRule = {
  id: 'fence-language',
  check: ({ page, rendered }) =>
    rendered.references
      .filter(({ kind, value }) => kind === 'fence' && !isKnownLanguage(value.toLowerCase()))
      .map((fence) => {
        if (!fence.value) return onLine(page, fence, 'The code fence has no language.', 'Write ```text if none fits.');
        const hint = didYouMean(fence.value, [...CODE_LANGUAGES, ...Object.keys(CODE_ALIASES)]);
        return onLine(page, fence, `The language "${fence.value}" is not known.`, hint);
      }),
};

/** Tags that Markdown has no syntax for. */
const INLINE_HTML = new Set(['br', 'kbd', 'sub', 'sup', 'abbr', 'wbr']);

export const knownComponent: PageRule = {
  id: 'known-component',
  check: ({ page, rendered }, site) =>
    rendered.references
      .filter(({ kind, value }) => kind === 'component' && !site.components.has(value) && !INLINE_HTML.has(value))
      .map((tag) => {
        const name = tag.value;
        const hint =
          didYouMean(name, [...site.components, ...INLINE_HTML]) ?? 'docs/authoring.md lists the available tags.';
        const reported = onLine(page, tag, `There is no <${name || '>'}> tag on this site.`, hint);
        // The page cannot show what a component would have drawn.
        return { ...reported, severity: /^[A-Z]/.test(name) ? 'error' : 'warning' };
      }),
};
