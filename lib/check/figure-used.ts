import type { SiteRule } from './rule';

/** Every drawing and chart is used on a page; unused ones only make the build slower. */
export const figureUsed: SiteRule = (site, pages) => {
  const shown = new Set([
    ...site.figuresInCode,
    ...pages.flatMap(({ rendered }) =>
      rendered.references.filter(({ kind }) => kind === 'image').map(({ value }) => value),
    ),
  ]);
  const files = [
    ...[...site.diagrams.keys()].map((name) => [`Diagram:${name}`, `content/_diagrams/${name}.svg`]),
    ...[...site.charts.keys()].map((name) => [`Chart:${name}`, `content/_data/charts/${name}.yaml`]),
  ] as [string, string][];
  return files
    .filter(([name]) => !shown.has(name.replace(/\.tall$/, '')))
    .map(([, file]) => ({
      file,
      line: 0,
      rule: 'figure-used',
      message: 'No page shows this figure.',
      hint: 'Show it on a page, or delete it.',
      severity: 'warning',
    }));
};
