import { parse as parseYaml } from 'yaml';
import { chartSchema } from '@/lib/diagrams/chart';
import { checkFigure } from '@/lib/diagrams/tokens';
import { validate } from '@/lib/content/validate';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { SiteRule } from './rule';

/** Drawings keep the rules that let them be painted in both modes; chart files are valid. */
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
  const charts = [...site.charts].flatMap(([name, text]): Diagnostic[] => {
    const file = `content/_data/charts/${name}.yaml`;
    try {
      return validate(chartSchema, parseYaml(text), {
        file,
        text,
        rule: 'figure',
        allowed: ['title', 'kind', 'note', 'x', 'y', 'series', 'spans'],
      }).problems;
    } catch (error) {
      const message = `Not valid YAML: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`;
      return [{ file, line: 1, rule: 'figure', message, severity: 'error' }];
    }
  });
  return [...drawings, ...charts];
};
