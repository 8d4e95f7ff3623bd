import { didYouMean } from '@/lib/diagnostics/closest';
import { finding, type PageRule } from './rule';

const INLINE_HTML = new Set(['br', 'kbd', 'sub', 'sup', 'abbr', 'wbr']);

/** Tags on a page are site components, or one of a few HTML tags that Markdown has no syntax for. */
export const knownComponent: PageRule = (checked, site) =>
  checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'component') return [];
    const name = reference.value;
    if (site.components.has(name) || INLINE_HTML.has(name)) return [];
    const hint =
      didYouMean(name, [...site.components, ...INLINE_HTML]) ?? 'docs/authoring.md lists the available tags.';
    const problem = finding(
      checked,
      'known-component',
      reference,
      `There is no <${name || '>'}> tag on this site.`,
      hint,
    );
    return [{ ...problem, severity: /^[A-Z]/.test(name) ? 'error' : 'warning' }];
  });
