import { linkAnchor, linkTarget, linkText, linksOf } from '@/lib/checks/links';
import { renderedExample, exampleSite, onLink } from './example';

describe('the target of a link', () => {
  it.each([
    ['a page', '/faq/'],
    ['a page with spaces', '/develop/Training%20Modules/training-modules/'],
    ['an old address', '/troubleshooting/'],
    ['a file', '/openapi.yaml'],
    ['a page with a query and a fragment', '/faq/?q=1#limits'],
    ['a fragment on the same page', '#steps'],
    ['another site', 'https://example.org/x'],
    ['an email address', 'mailto:team@digitalpsych.org'],
    ['a number to call', 'tel:988'],
    ['a number to call from abroad, in groups', 'tel:+1-800-273-8255'],
    ['a number to text, with a text', 'sms:741741?body=HOME'],
  ])('may be %s', async (_, href) => expect(await onLink(linkTarget, href)).toEqual([]));

  it.each([
    ['an address without a page', '/fqa/', /^4 .*: There is no page or file at \/fqa. Did you mean "\/faq"\?$/],
    [
      'a page in another letter case',
      '/develop/training%20modules/training-modules/',
      /There is no page or file at \/develop\/training modules\/training-modules. Did you mean "\/develop\/Training M/,
    ],
    ['an escape that nobody can decode', '/faq/%zz#x', /no page or file/],
    ['a relative address', '../faq/', /relative/],
    ['a content file', '/faq.mdx', /points to a content file/],
    ['an unsafe protocol', 'http://example.org', /not safe/],
    ['a telephone number that has too few digits', 'tel:14', /tel:14 isn't a telephone number/],
    ['a telephone number that is a website', 'tel:988lifeline.org', /isn't a telephone number/],
    ['nothing', '', /leads nowhere/],
  ])('is not %s', async (_, href, message) =>
    expect(await onLink(linkTarget, href)).toEqual([expect.stringMatching(message)]),
  );

  it('is not known below /api if the API description cannot be read', async () => {
    const site = exampleSite({ isApiBroken: true });
    expect(await onLink(linkTarget, '/api/get-a-study/', site)).toEqual([]);
    expect(await onLink(linkTarget, '/fqa/', site)).toHaveLength(1);
  });
});

describe('the fragment of a link', () => {
  it.each(['/faq/#limits', '/troubleshooting/#limits', '#steps', '/faq/%zz#x'])(
    'is found, or not known: %s',
    async (href) => expect(await onLink(linkAnchor, href)).toEqual([]),
  );

  it.each([
    ['/faq/#limit', '4 link-anchor: There is no heading or entry "limit" on /faq. Did you mean "limits"?'],
    ['#else', '4 link-anchor: There is no heading or entry "else" on this page. Available: steps.'],
  ])('is reported with the closest ID, or those that there are: %s', async (href, finding) =>
    expect(await onLink(linkAnchor, href)).toEqual([finding]),
  );
});

describe('the text of a link', () => {
  it.each(['Create surveys', 'the download page', 'docs.jsonata.org'])('may be "%s"', async (text) =>
    expect(await onLink(linkText, '/faq/', undefined, text)).toEqual([]),
  );
  it.each(['here', 'Click here', 'Read more.', 'https://example.org/x', '  '])('must not be "%s"', async (text) =>
    expect(await onLink(linkText, '/faq/', undefined, text)).toHaveLength(1),
  );
});

it('collects written links with their positions, and links from components without one', async () => {
  const page = await renderedExample('Text.\n\nSee [the FAQ](/faq/#limits).');
  page.rendered.links = ['/base/faq/#limits', '/base/made/'];
  const short = linksOf(page, '/base').map(({ href, line, text }) => [href, line, text]);
  expect(short).toEqual([
    ['/faq/#limits', 3, 'the FAQ'],
    ['/made/', 0, undefined],
  ]);
});
