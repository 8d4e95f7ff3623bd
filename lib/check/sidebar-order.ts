import { finding, positionOf, type SiteRule } from './rule';

/** No two pages in a sidebar folder have the same position, because their order would then depend on their names. */
export const sidebarOrder: SiteRule = (site, pages) => {
  const first = new Map<string, string>();
  return pages.flatMap((checked) => {
    const key = `${checked.page.folder}\n${checked.page.frontMatter.sidebar_position}`;
    const other = first.get(key);
    first.set(key, other ?? checked.page.file);
    if (!other) return [];
    const message = `sidebar_position ${checked.page.frontMatter.sidebar_position} is also used by ${other}.`;
    return [
      finding(
        checked,
        'sidebar-order',
        positionOf(checked, 'sidebar_position'),
        message,
        'Give each page in a folder its own position.',
      ),
    ];
  });
};
