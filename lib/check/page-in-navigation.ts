import { flatten } from '@/lib/navigation/navigation-tree';
import { finding, type SiteRule } from './rule';

/** Every content page appears in the sidebar, so that readers can find it without searching. */
export const pageInNavigation: SiteRule = (site, pages) => {
  const listed = new Set(flatten(site.navigation).map((item) => item.path));
  return pages
    .filter(({ page }) => !listed.has(page.path))
    .map((checked) => {
      const message = `The sidebar has no entry for ${checked.page.path}.`;
      const hint = `The folder "${checked.page.folder}" needs a _section.yaml, and so do the folders above it.`;
      return finding(checked, 'page-in-navigation', { line: 0 }, message, hint);
    });
};
