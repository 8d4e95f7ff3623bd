import { inlineBoundaries } from './inline-boundaries';

/** What a page of the export needs from Next.js to come alive, taken out of its HTML. */
export interface SplitPage {
  /** The page without any of Next.js's own scripts: complete to read, nothing to run. */
  html: string;
  /** Addresses of the script files, in the order in which the page named them. */
  scripts: string[];
  /** Inline code that must run before the files (the bundler's list of start modules). */
  boot: string;
}

const EXTERNAL_SCRIPT = /<script src="([^"]+)"[^>]*><\/script>/g;
const INLINE_SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;
const PRELOAD = /<link rel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*\/?>/g;

/**
 * Takes Next.js's scripts, their preloads and the inlined page data out of an exported page.
 * The page data is not lost: the export holds the same text as `index.txt` beside the page.
 * @throws Error when the page does not look like one of Next.js's, so that a change of its output is noticed.
 */
export function splitRuntime(html: string): SplitPage {
  const scripts: string[] = [];
  let boot = '';
  let hadData = false;
  const stripped = inlineBoundaries(html)
    .replace(EXTERNAL_SCRIPT, (tag, address: string) => {
      if (!address.includes('/_next/')) return tag;
      if (!/\bnoModule/i.test(tag) && !scripts.includes(address)) scripts.push(address);
      return '';
    })
    .replace(INLINE_SCRIPT, (tag, code: string) => {
      if (/self\.__next_f\b/.test(code)) {
        hadData = true;
        return '';
      }
      // The clock of content that streams in later; here all is in its place.
      if (/^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/.test(code)) return '';
      if (tag.startsWith('<script id="_R_"')) {
        boot += code;
        return '';
      }
      return tag;
    })
    .replace(PRELOAD, '');
  if (!hadData || !scripts.length) {
    throw new Error(
      'An exported page holds no script files or no page data where they were expected; has the output of Next.js changed?',
    );
  }
  return { html: stripped, scripts, boot };
}
