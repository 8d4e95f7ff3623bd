import { didYouMean } from '@/lib/diagnostics/closest';
import { hasTarget } from './link-target';
import type { SiteRule } from './rule';

/** The page linked from a category's name exists. */
export const sectionLink: SiteRule = (site) =>
  site.sections.flatMap(({ folder, link }) => {
    if (!link || hasTarget(link, site)) return [];
    return [
      {
        file: `content/${folder}/_section.yaml`,
        line: 0,
        rule: 'section-link',
        message: `"link" leads to ${link}, where there is no page.`,
        hint: didYouMean(link, site.addresses),
        severity: 'warning',
      },
    ];
  });
