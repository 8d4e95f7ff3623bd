import { parseChart } from '@/lib/diagrams/load';
import { checkFigure } from '@/lib/diagrams/tokens';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { SiteRule } from './rule';

/** Drawings follow the rules that make them work in light and dark mode, and chart files are valid. */
export const figure: SiteRule = (site) => {
  const drawings = [...site.diagrams].flatMap(([name, svg]) =>
    checkFigure(svg).map((message): Diagnostic => ({
      file: `content/_diagrams/${name}.svg`,
      line: 0,
      rule: 'figure',
      message,
      severity: 'warning',
    })),
  );
  const charts = [...site.charts].flatMap(([name, text]) => parseChart(name, text).problems);
  return [...drawings, ...charts];
};
