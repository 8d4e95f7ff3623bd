import type { Page } from '@/lib/content/parse-page';

/** The page for somebody in danger or in a crisis. */
export const HELP_NOW = '/quick_links/help_now';

/**
 * True for pages that end with the way to the help page: those that participants read, and those whose front matter
 * asks for it because they speak of answers or messages that may tell of a crisis. Never the help page itself.
 */
export function leadsToHelp({ path, frontMatter }: Pick<Page, 'path' | 'frontMatter'>): boolean {
  return path !== HELP_NOW && (frontMatter.audience.includes('participant') || frontMatter.help_now === true);
}
