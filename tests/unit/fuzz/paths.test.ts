import {
  decode,
  isExternal,
  isSamePath,
  isWithin,
  normalizePath,
  splitHref,
  toHref,
  withoutBase,
} from '@/lib/settings/addresses';
import { forSeeds, PIECES } from './random';

// Half a surrogate pair is not valid text, so no address contains one.
const LETTERS = PIECES.filter((piece) => piece !== '\uD800');

it('splits an address into the parts it was made of', async () => {
  await forSeeds((random) => {
    const href = random.text(LETTERS, 20);
    const { pathname, search, hash } = splitHref(href);
    expect(pathname + search + hash).toBe(href);
  });
});

it('writes links below the base path that stay the same when written again', async () => {
  await forSeeds((random) => {
    // A percent sign in a name is written as %25 in a path, and would be read as an escape the second time.
    const path = `/${random.text(LETTERS, 12).replaceAll('%', '').replace(/^\/+/, '')}`;
    const base = random.pick(['', '/LAMP-platform', '/a/b']);
    const href = toHref(path, base);
    expect(toHref(href, base)).toBe(href);
    expect(href.startsWith(`${base}/`)).toBe(true);
    expect(withoutBase(splitHref(href).pathname, base).startsWith('/')).toBe(true);
    expect(isExternal(href)).toBe(false);
  });
});

it('finds every address equal to itself, and within itself', async () => {
  await forSeeds((random) => {
    const path = `/${random.text(LETTERS, 12)}`;
    expect(isSamePath(path, path)).toBe(true);
    expect(isSamePath(path, `${path.replace(/\/$/, '')}/`)).toBe(true);
    expect(isWithin(path, path)).toBe(true);
  });
});

it('normalizes any address, keeping a slash at the start and removing one at the end', async () => {
  await forSeeds((random) => {
    const path = normalizePath(`/${random.text(LETTERS, 12)}`);
    expect(path === '/' || !path.endsWith('/')).toBe(true);
    expect(path.startsWith('/')).toBe(true);
  });
});

it('decodes anything without throwing', async () => {
  await forSeeds((random) => {
    expect(typeof decode(random.text(PIECES, 30))).toBe('string');
  });
});
