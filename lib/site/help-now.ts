import type { Document } from '@/lib/content/document';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';

/** The last line of a page that someone in a crisis may be reading: a question, and the link after it. */
export const HELP_NOW_LINE = { question: 'In danger, or in a crisis?', link: 'Help now' } as const;

/**
 * True for pages that end with a link to the help page: pages for participants, and pages whose front matter asks for
 * it because they deal with answers or messages that may mention a crisis. Never the help page itself, and not the home
 * page, whose own text has the question.
 */
export function endsWithHelp({ path, frontMatter }: Pick<Document, 'path' | 'frontMatter'>): boolean {
  if (path === KNOWN_PAGES.helpNow || path === '/') return false;
  return frontMatter.audience.includes('participant') || frontMatter.help_now === true;
}
