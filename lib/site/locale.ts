/**
 * The address of the same page in another language. `basePath` is the current base with a trailing slash; it ends in
 * the language's segment if the current language is not the default. `path` is below the base and starts with "/".
 * Query and hash are appended unchanged.
 */
export function localeHref(options: {
  basePath: string;
  path: string;
  current: string;
  target: string;
  defaultLocale: string;
  search?: string;
  hash?: string;
}): string {
  const { basePath, path, current, target, defaultLocale, search = '', hash = '' } = options;
  const base = basePath.endsWith('/') ? basePath : `${basePath}/`;
  const unlocalized = current === defaultLocale ? base : base.replace(`/${current}/`, '/');
  const segment = target === defaultLocale ? '' : `${target}/`;
  return `${unlocalized}${segment}${path.replace(/^\//, '')}${search}${hash}`;
}
