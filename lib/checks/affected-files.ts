import { LANGUAGES_FOLDER } from '@/lib/content/language-file';
import { pathOfFile } from '@/lib/content/parse-page';
import { toHref } from '@/lib/settings/addresses';

/** Files that only say something about themselves: nothing on other pages is made from them. */
const ALONE = /^content\/(.+\.mdx?|.*_section\.yaml)$/;

/** The file that a translation translates. */
const originalOf = (name: string): string | undefined => {
  const [, own] = new RegExp(`^content/${LANGUAGES_FOLDER}/[^/]+/(.+)`).exec(name) ?? [];
  return own && `content/${own}`;
};

/**
 * The files to check after some have changed: these, their translations, and for each page that is gone, all that still mention its
 * address, with `content` itself, where addresses that lead nowhere are reported. Undefined if anything may be
 * affected, as after a change to data that pages show. All names are paths from the project's root.
 * @param texts - everything that links to pages
 */
export function affectedFiles(
  changed: readonly string[],
  texts: readonly { name: string; text: string }[],
): ReadonlySet<string> | undefined {
  if (!changed.every((file) => ALONE.test(file))) return undefined;
  const there = new Set(texts.map(({ name }) => name));
  const gone = changed
    .filter((file) => /\.mdx?$/.test(file) && !there.has(file))
    .map((file) => pathOfFile(file.slice('content/'.length)));
  const addresses = gone.flatMap((address) => [address, toHref(address, '').replace(/\/$/, '')]);
  const mention = texts.filter(({ text }) => addresses.some((address) => text.includes(address)));
  return new Set([
    ...changed.filter((file) => there.has(file)),
    ...texts.map(({ name }) => name).filter((name) => changed.includes(originalOf(name) ?? '')),
    ...mention.map(({ name }) => name),
    ...(gone.length ? ['content'] : []),
  ]);
}
