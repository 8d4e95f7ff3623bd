import { linkAnchor } from '@/lib/check/link-anchor';
import { linkTarget } from '@/lib/check/link-target';
import { linkText } from '@/lib/check/link-text';
import { linksOf } from '@/lib/check/links-of';
import type { Link } from '@/lib/check/rule';
import { examplePage, exampleSite, format } from './example';

const link = (href: string, text?: string): Link => ({
  file: 'content/a/page.mdx',
  from: '/a/page',
  href,
  text,
  line: 4,
});
const site = exampleSite();

describe('the target of a link', () => {
  it.each([
    ['a page', '/faq/'],
    ['the home page', '/'],
    ['a page without a trailing slash', '/faq'],
    ['a page with spaces', '/develop/Training%20Modules/training-modules/'],
    ['an API operation', '/api/list-all-studies/'],
    ['an old address', '/troubleshooting/'],
    ['a file', '/openapi.yaml'],
    ['a page with a query and a fragment', '/faq/?q=1#limits'],
    ['a fragment on the same page', '#steps'],
    ['another site', 'https://example.org/x'],
    ['an email address', 'mailto:team@digitalpsych.org'],
  ])('may be %s', (_, href) => expect(linkTarget(link(href), site)).toEqual([]));

  it('B-106: is reported with the closest address if there is no page', () => {
    expect(format(linkTarget(link('/fqa/'), site))).toEqual([
      '4 link-target: There is no page or file at /fqa. Did you mean "/faq"?',
    ]);
  });

  it('is case-sensitive', () => {
    expect(format(linkTarget(link('/develop/training%20modules/training-modules/'), site))).toEqual([
      '4 link-target: There is no page or file at /develop/training modules/training-modules. Did you mean "/develop/Training Modules/training-modules"?',
    ]);
  });

  it.each([
    ['a relative address', '../faq/', /relative/],
    ['B-106: a content file', '/faq.mdx', /points to a content file/],
    ['an unsafe protocol', 'http://example.org', /not safe/],
    ['a script', 'javascript:alert(1)', /not safe/],
    ['nothing', '', /leads nowhere/],
  ])('is not %s', (_, href, words) => expect(format(linkTarget(link(href), site)).join()).toMatch(words));
});

describe('the fragment of a link', () => {
  it.each([
    '/faq/#limits',
    '/faq/#term-activity',
    '/troubleshooting/#limits',
    '#steps',
    '/faq/',
    '/api/list-all-studies/#any',
  ])('is found: %s', (href) => expect(linkAnchor(link(href), site)).toEqual([]));

  it('B-106: is reported with the closest id if the page has none', () => {
    expect(format(linkAnchor(link('/faq/#limit'), site))).toEqual([
      '4 link-anchor: There is no heading or entry "limit" on /faq. Did you mean "limits"?',
    ]);
    expect(format(linkAnchor(link('#anything-else'), site))).toEqual([
      '4 link-anchor: There is no heading or entry "anything-else" on this page. Available: steps.',
    ]);
  });
});

describe('the text of a link', () => {
  it.each(['Create surveys', 'the download page', 'docs.jsonata.org'])('may be "%s"', (text) =>
    expect(linkText(link('/faq/', text), site)).toEqual([]),
  );
  it.each(['here', 'Click here', 'Read more.', 'https://example.org/x', '  '])('must not be "%s"', (text) =>
    expect(linkText(link('/faq/', text), site)).toHaveLength(1),
  );
});

it('collects written links with their positions, and links from components without one', async () => {
  const page = await examplePage('Text.\n\nSee [the FAQ](/faq/#limits).');
  page.rendered.links = ['/base/faq/#limits', '/base/made/'];
  const short = linksOf(page, '/base').map(({ href, line, text }) => [href, line, text]);
  expect(short).toEqual([
    ['/faq/#limits', 3, 'the FAQ'],
    ['/made/', 0, undefined],
  ]);
});
