import { finding, placeOf, type SiteRule } from './rule';

/** No two pages of a sidebar folder ask for the same position, for their order would hang on their names. */
export const sidebarOrder: SiteRule = (site, pages) => {
  const first = new Map<string, string>();
  return pages.flatMap((checked) => {
    const key = `${checked.page.folder}\n${checked.page.frontMatter.sidebar_position}`;
    const other = first.get(key);
    first.set(key, other ?? checked.page.file);
    if (!other) return [];
    const message = `sidebar_position ${checked.page.frontMatter.sidebar_position} is that of ${other} too.`;
    return [
      finding(
        checked,
        'sidebar-order',
        placeOf(checked, 'sidebar_position'),
        message,
        'Give each page of a folder its own position.',
      ),
    ];
  });
};
