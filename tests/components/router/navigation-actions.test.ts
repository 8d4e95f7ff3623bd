import { linkAction } from '@/components/client/router/link-action';
import { scrollAction } from '@/components/client/router/scroll-action';
import { targetOf } from '@/components/client/shared/target-of';
import { isFastConnection, mayPrefetch } from '@/lib/browser/connection';

const location = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it.each([
  ['the first load', null, location('/a'), false, 'none'],
  ['the first load with a hash', null, location('/a', '', '#b'), false, 'none'],
  ['another page', location('/a'), location('/b'), false, 'top'],
  ['another page with a hash', location('/a'), location('/b', '', '#c'), false, 'hash'],
  ['another page by Back', location('/a'), location('/b'), true, 'none'],
  ['only the query changed', location('/a', '?x=1'), location('/a', '?x=2'), false, 'none'],
  ['only the query changed, with the same hash', location('/a', '', '#h'), location('/a', '?x=2', '#h'), false, 'none'],
  ['the same page without its hash', location('/a', '', '#h'), location('/a'), false, 'top'],
] as const)('where a page turn scrolls to: %s', (_name, previous, next, isTraverse, expected) => {
  expect(scrollAction(previous, next, isTraverse)).toBe(expected);
});

it('decodes a hash and looks it up as an ID, and ignores a malformed one', () => {
  document.body.innerHTML = '<h2 id="über uns">x</h2>';
  expect(targetOf('#%C3%BCber%20uns')?.id).toBe('über uns');
  expect(targetOf('#%')).toBeNull();
  expect(targetOf('#nope')).toBeNull();
});

describe('links', () => {
  const target = (html: string, path: string, basePath = '') => {
    document.body.innerHTML = `${html}x</a>`;
    const here = new URL(path, 'http://localhost') as unknown as Location;
    return linkAction(document.querySelector('a')!, here, basePath);
  };

  it.each([
    ['<a href="/faq/">', '/', 'route'],
    ['<a href="/faq/?a=1#b">', '/faq/', 'route'],
    ['<a href="/faq/#b">', '/faq/', 'native'],
    ['<a href="/faq/">', '/faq/', 'top'],
    ['<a href="/FAQ">', '/faq/', 'top'],
    ['<a href="/faq/">', '/faq/#b', 'route'],
    ['<a href="https://example.org/">', '/', 'native'],
    ['<a href="mailto:a@example.org">', '/', 'native'],
    ['<a href="/faq/" target="_blank">', '/', 'native'],
    ['<a href="/faq/" target="_self">', '/', 'route'],
    ['<a href="/faq/" download>', '/', 'native'],
    ['<a href="/faq/" data-reload>', '/', 'native'],
    ['<a href="/openapi.json">', '/', 'native'],
    ['<a href="/faq/index.html">', '/', 'route'],
  ])('%s at %s: %s', (html, path, kind) => {
    expect(target(html, path).kind).toBe(kind);
  });

  it('below a base path, other parts of the host are not the site, and the router gets the path without the base', () => {
    expect(target('<a href="/other/">', '/base/', '/base').kind).toBe('native');
    expect(target('<a href="/baseline/">', '/base/', '/base').kind).toBe('native');
    expect(target('<a href="/base/faq/?q=1">', '/base/', '/base')).toEqual({
      kind: 'route',
      address: '/faq/?q=1',
    });
  });
});

it.each([
  // A browser without the interface says nothing about its line.
  [undefined, true, true],
  [{ effectiveType: '4g' }, true, true],
  [{ effectiveType: '3g' }, true, false],
  [{ effectiveType: '2g' }, false, false],
  [{ effectiveType: 'slow-2g' }, false, false],
  [{ effectiveType: '4g', saveData: true }, false, false],
])(
  'with the connection %j, prefetching is allowed: %j, and pages in sight are fetched: %j',
  (connection, may, isInSight) =>
    expect([mayPrefetch(connection), isFastConnection(connection)]).toEqual([may, isInSight]),
);
