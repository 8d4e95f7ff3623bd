import { linkAnchor, linkTarget, linkText, linksOf } from '@/lib/checks/links';
import type { Link } from '@/lib/checks/rule';
import { examplePage, exampleSite, onLink } from './example';

const link = (href: string, text?: string): Link => ({
  file: 'content/a/page.mdx',
  from: '/a/page',
  href,
  text,
  line: 4,
});
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
  ])('may be %s', (_, href) => expect(onLink(linkTarget, link(href))).toEqual([]));

  it('B-106: is reported with the closest address if there is no page', () => {
    expect(onLink(linkTarget, link('/fqa/'))).toEqual([
      '4 link-target: There is no page or file at /fqa. Did you mean "/faq"?',
    ]);
  });

  it('is not known below /api if the API description cannot be read', () => {
    const site = exampleSite({ apiIsBroken: true });
    expect(onLink(linkTarget, link('/api/get-a-study/'), site)).toEqual([]);
    expect(onLink(linkTarget, link('/fqa/'), site)).toHaveLength(1);
  });

  it('may have an escape that nobody can decode, and is then reported like any other', () => {
    expect(onLink(linkTarget, link('/faq/%zz#x'))).toHaveLength(1);
    expect(onLink(linkAnchor, link('/faq/%zz#x'))).toEqual([]);
  });

  it('is case-sensitive', () => {
    expect(onLink(linkTarget, link('/develop/training%20modules/training-modules/'))).toEqual([
      '4 link-target: There is no page or file at /develop/training modules/training-modules. Did you mean "/develop/Training Modules/training-modules"?',
    ]);
  });

  it.each([
    ['a relative address', '../faq/', /relative/],
    ['B-106: a content file', '/faq.mdx', /points to a content file/],
    ['an unsafe protocol', 'http://example.org', /not safe/],
    ['a script', 'javascript:alert(1)', /not safe/],
    ['nothing', '', /leads nowhere/],
  ])('is not %s', (_, href, words) => expect(onLink(linkTarget, link(href)).join()).toMatch(words));
});

describe('the fragment of a link', () => {
  it.each([
    '/faq/#limits',
    '/faq/#term-activity',
    '/troubleshooting/#limits',
    '#steps',
    '/faq/',
    '/api/list-all-studies/#any',
  ])('is found: %s', (href) => expect(onLink(linkAnchor, link(href))).toEqual([]));

  it('B-106: is reported with the closest id if the page has none', () => {
    expect(onLink(linkAnchor, link('/faq/#limit'))).toEqual([
      '4 link-anchor: There is no heading or entry "limit" on /faq. Did you mean "limits"?',
    ]);
    expect(onLink(linkAnchor, link('#anything-else'))).toEqual([
      '4 link-anchor: There is no heading or entry "anything-else" on this page. Available: steps.',
    ]);
  });
});

describe('the text of a link', () => {
  it.each(['Create surveys', 'the download page', 'docs.jsonata.org'])('may be "%s"', (text) =>
    expect(onLink(linkText, link('/faq/', text))).toEqual([]),
  );
  it.each(['here', 'Click here', 'Read more.', 'https://example.org/x', '  '])('must not be "%s"', (text) =>
    expect(onLink(linkText, link('/faq/', text))).toHaveLength(1),
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
