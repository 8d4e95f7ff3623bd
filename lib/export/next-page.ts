/**
 * What we know of the HTML that Next.js writes; no other file does. tests/site/plain-build.spec.ts holds every shape
 * named here against a real export, so that an upgrade that changes one is told.
 */

/** The scripts of an exported page, and the page without them. */
export interface SplitPage {
  html: string;
  /** Addresses of the script files, in the order of the page. */
  scripts: string[];
  /** What the page tells the bundler to run once the files are here. */
  boot: object;
}

const SCRIPT = /<script src="([^"]+\/_next\/[^"]+|\/_next\/[^"]+)"(?: async="")?(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const BOOT = /<script id="_R_">\(globalThis\["TURBOPACK"\][^)]*\)\)?\.push\((\{[^<]*\})\);?<\/script>/;

/**
 * Takes the script files and the start of the app out of an exported page. The page data stays where it stands: it is
 * text until the app reads it. Undefined when the page does not look as expected.
 */
export function splitScripts(page: string): SplitPage | undefined {
  const boot = BOOT.exec(page);
  const scripts = [...new Set([...page.matchAll(SCRIPT)].map(([, address = '']) => address))];
  if (!boot?.[1] || !scripts.length || !page.includes('self.__next_f')) return undefined;
  const html = page.replace(boot[0], '').replace(SCRIPT, '').replace(PRELOAD, '');
  try {
    return { html, scripts, boot: JSON.parse(boot[1]) as object };
  } catch {
    return undefined;
  }
}

const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;

/** The page data that Next.js spreads over inline scripts, as one text, and the page without it. */
export function splitPageData(page: string): { html: string; data: string } {
  let data = '';
  const html = page.replace(DATA, (_, entry: string) => {
    const [kind, text] = JSON.parse(entry) as [kind: number, text?: string];
    if (kind === 1) data += text;
    return '';
  });
  return { html, data };
}

/** Places markup as the last of a page's body. Undefined when the page has no end of a body. */
export function appendToBody(page: string, markup: string): string | undefined {
  const end = page.lastIndexOf('</body>');
  return end < 0 ? undefined : page.slice(0, end) + markup + page.slice(end);
}

/** Places markup right behind the charset, before anything that it may govern. Undefined when there is no charset. */
export function prependToHead(page: string, markup: string): string | undefined {
  const charset = /<meta charset="utf-8"\/?>/i.exec(page);
  if (!charset) return undefined;
  const at = charset.index + charset[0].length;
  return page.slice(0, at) + markup + page.slice(at);
}
