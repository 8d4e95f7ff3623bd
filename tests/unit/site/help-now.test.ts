import type { FrontMatter } from '@/lib/content/front-matter';
import { loadContent } from '@/lib/content/load-content';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { endsWithHelp } from '@/lib/site/help-now';
import { exampleDocument } from '@/tests/support/example-document';

const document = (path: string, audience: FrontMatter['audience'], help_now?: boolean) =>
  exampleDocument(path, { audience, help_now });

describe('a link to the help page ends', () => {
  it('every page for participants, even if others read it too', () =>
    expect(endsWithHelp(document('/faq', ['developer', 'participant']))).toBe(true));
  it('a page for staff that asks for it', () => {
    expect(endsWithHelp(document('/a', ['clinician'], true))).toBe(true);
    expect(endsWithHelp(document('/a', ['clinician']))).toBe(false);
  });
  it('not the help page itself', () =>
    expect(endsWithHelp(document(KNOWN_PAGES.helpNow, ['participant'], true))).toBe(false));
  it('not the home page, whose text has it', () => {
    expect(endsWithHelp(document('/', ['participant']))).toBe(false);
    const home = loadContent().documents.find(({ path }) => path === '/');
    expect(home?.mdx.split('](/quick_links/help_now/')).toHaveLength(2);
  });
});

it('the pages on diary cards, surveys, and messages link to help', () => {
  const pages = new Map(loadContent().documents.map((page) => [page.path, page]));
  for (const path of [
    '/start_here/care_team',
    '/start_here/activities/create_activities',
    '/start_here/activities/create_surveys',
    '/start_here/activities/complete_activities',
    '/start_here/instruments',
    '/using/assess',
  ]) {
    const document = pages.get(path);
    expect([path, document && endsWithHelp(document)]).toEqual([path, true]);
    expect([path, document?.mdx]).toEqual([path, expect.stringContaining('](/quick_links/help_now/')]);
  }
});
