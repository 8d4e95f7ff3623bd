/**
 * The only file of the export that relies on how Next.js writes: the tags of its pages and the names of its
 * files. What the browser's code knows is in lib/browser/next-runtime.ts. tests/nightly/plain-build.spec.ts looks for the
 * scripts, style sheets, charset, and body of every page in a real export; page data or files that are no longer
 * recognized exceed tests/budget.json.
 */

const SCRIPT = /<script src="([^"]+\/_next\/[^"]+|\/_next\/[^"]+)"(?: async="")?(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const START_SCRIPT = /<script id="_R_">/;

/**
 * Takes the script files out of an exported page, and turns the inline script that starts the app into text, which
 * lib/browser/start-app.ts runs once the files are here. The page data stays, because it is only text until the app reads
 * it. Undefined if the page does not have the expected tags.
 * @returns the page, and the URLs of its script files, in page order.
 */
export function holdScripts(page: string): { html: string; scripts: string[] } | undefined {
  const scripts = [...new Set([...page.matchAll(SCRIPT)].map(([, address = '']) => address))];
  if (!START_SCRIPT.test(page) || !scripts.length || !page.includes('self.__next_f')) return undefined;
  const html = page.replace(SCRIPT, '').replace(PRELOAD, '');
  return { html: html.replace(START_SCRIPT, '<script type="text/plain" data-held="">'), scripts };
}

const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;

/** The page data, which Next.js spreads across inline scripts, as one text, and the page without it. */
export function splitPageData(page: string): { html: string; data: string } {
  let data = '';
  const html = page.replace(DATA, (_, entry: string) => {
    const [kind, text] = JSON.parse(entry) as [kind: number, text?: string];
    if (kind === 1) data += text;
    return '';
  });
  return { html, data };
}

/** True for a piece of a page's data, which only the router's own prefetch requests; our page turns fetch all of it. */
export const isRouterPiece = (file: string): boolean => /^__next\..+\.txt$/.test(file);

/** Inserts markup at the end of the body. Undefined if there is no closing body tag. */
export function appendToBody(page: string, markup: string): string | undefined {
  const end = page.lastIndexOf('</body>');
  return end < 0 ? undefined : page.slice(0, end) + markup + page.slice(end);
}

/** The tags of the layout's head, which come before or after those of the page, depending on how rendering went. */
const LAYOUT_TAGS = /<meta name="color-scheme"[^>]*>|<link rel="icon"[^>]*>/g;

/** Puts the tags of the layout's head before all others. Undefined if the page does not have the expected tags. */
export function orderHead(page: string): string | undefined {
  const end = page.indexOf('</head>');
  const head = page.slice(0, end);
  const tags = head.match(LAYOUT_TAGS) ?? [];
  return prependToHead(head.replace(LAYOUT_TAGS, '') + page.slice(end), tags.toSorted().join(''));
}

/** Inserts markup right after the charset, before anything it may govern. Undefined if there is no charset. */
export function prependToHead(page: string, markup: string): string | undefined {
  const charset = /<meta charset="utf-8"\/?>/i.exec(page);
  if (!charset) return undefined;
  const at = charset.index + charset[0].length;
  return page.slice(0, at) + markup + page.slice(at);
}

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/>/g;

/**
 * Puts each style sheet into the page, which saves the browser a round trip before it can paint. The link stays, but
 * disabled, so that the browser doesn't load it, and React, which looks for it by its address, takes it as loaded.
 * @param read Returns the text of the style sheet at an address, or undefined to keep the link as it is.
 */
export function inlineStyleSheets(page: string, read: (address: string) => string | undefined): string {
  return page.replace(STYLE_SHEET, (link, address: string, attributes: string) => {
    const text = read(address);
    if (text === undefined) return link;
    return `<style>${text}</style><link rel="stylesheet" href="${address}"${attributes} disabled=""/>`;
  });
}
