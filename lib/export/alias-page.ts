const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * A page at an old address that leads to the new one: by script with query and hash, by refresh without script, by
 * link without either.
 */
export function aliasPage(options: { href: string; canonical: string; lang: string; siteTitle: string }): string {
  const { href, canonical, lang, siteTitle } = options;
  const script = `location.replace(${JSON.stringify(href).replace(/</g, '\\u003c')}+location.search+location.hash)`;
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Moved | ${escape(siteTitle)}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${escape(canonical)}"/><script>${script}</script><meta http-equiv="refresh" content="0; url=${escape(href)}"/></head><body><main><h1>This page has moved</h1><p><a href="${escape(href)}">Go to the new address</a></p></main></body></html>`;
}
