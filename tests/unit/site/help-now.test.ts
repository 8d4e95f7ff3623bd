import type { FrontMatter } from '@/lib/content/front-matter';
import { loadContent } from '@/lib/content/load-content';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { endsWithHelp } from '@/lib/site/help-now';
import { exampleDocument } from '@/tests/support/example-document';

it.each<[page: string, isEnd: boolean, path: string, head: Partial<FrontMatter>]>([
  ['every page for participants, even if others read it too', true, '/a', { audience: ['developer', 'participant'] }],
  ['a page for staff that asks for it', true, '/a', { audience: ['clinician'], help_now: true }],
  ['no other page for staff', false, '/a', { audience: ['clinician'] }],
  ['not the help page itself', false, KNOWN_PAGES.helpNow, { audience: ['participant'], help_now: true }],
  ['not the home page, whose text has it', false, '/', { audience: ['participant'] }],
])('a link to the help page ends %s: %j', (_, isEnd, path, head) =>
  expect(endsWithHelp(exampleDocument(path, head))).toBe(isEnd),
);

it('the home page has one link to help in its text', () => {
  const home = loadContent().documents.find(({ path }) => path === '/');
  expect(home?.mdx.split('](/quick_links/help_now/')).toHaveLength(2);
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
