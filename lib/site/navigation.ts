import type { Page } from '@/lib/content/parse-page';
import type { Section } from '@/lib/content/content';
import type { NavItem } from '@/lib/navigation/navigation-tree';

/**
 * Builds the docs sidebar from pages and section files, sorted by position, then by label. Empty categories are left
 * out.
 */
export function buildDocsTree(pages: Page[], sections: Section[]): NavItem[] {
  const build = (folder: string): NavItem[] => {
    const entries: { order: number; item: NavItem }[] = [];
    for (const page of pages.filter((candidate) => candidate.folder === folder)) {
      const { sidebar_label, title, sidebar_position } = page.frontMatter;
      entries.push({ order: sidebar_position, item: { label: sidebar_label ?? title, path: page.path } });
    }
    for (const section of sections) {
      const parent = section.folder.includes('/') ? section.folder.slice(0, section.folder.lastIndexOf('/')) : '';
      if (!section.folder || parent !== folder) continue;
      const items = build(section.folder);
      if (items.length || section.link) {
        entries.push({ order: section.order, item: { label: section.label, path: section.link, items } });
      }
    }
    return entries
      .sort((a, b) => a.order - b.order || a.item.label.localeCompare(b.item.label, 'en'))
      .map((entry) => entry.item);
  };
  return build('');
}
