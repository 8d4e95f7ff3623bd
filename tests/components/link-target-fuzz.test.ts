import { linkTarget } from '@/components/client/router/link-target';
import { forSeeds, PIECES } from '../unit/fuzz/random';

const STARTS = [
  '/',
  '/docs/',
  '/docs',
  '/docsx/',
  '//',
  'https://',
  'javascript:',
  'mailto:',
  'data:',
  '#',
  '?',
  './',
  '../',
  '',
];

it('routes only links to a page of the site, and leaves all others to the browser', async () => {
  await forSeeds((random) => {
    const link = document.createElement('a');
    link.setAttribute('href', random.pick(STARTS) + random.text(PIECES, 10));
    const base = random.pick(['', '/docs']);
    const action = linkTarget(link, window.location, base);
    if (action.kind !== 'route') return;
    expect(link.protocol).toBe(window.location.protocol);
    expect(link.host).toBe(window.location.host);
    expect(`${link.pathname}/`.startsWith(`${base}/`)).toBe(true);
    expect(action.href.startsWith('/') || action.href.startsWith('?') || action.href === '').toBe(true);
    expect(new URL(base + action.href, window.location.href).origin).toBe(window.location.origin);
  });
});
