/** Stands in front of the main part; see `paintEarly`. Takes itself out, so that the app finds its own elements only. */
export const PAUSE = 'document.currentScript.remove()';

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const EARLY_SCRIPT = /<script>[\s\S]*?<\/script>/;
/** The color mode's own script, which components/client/color-mode.tsx keeps from running. */
const SECOND_THEME_SCRIPT = /(<script type="text\/plain">)[\s\S]*?(<\/script>)/;
const MAIN = '<main id="main-content"';

/**
 * Arranges a page so that a slow browser shows the bar and the sidebar as soon as the styles are here, and the text in
 * the next frame, instead of all at once later:
 *
 * - The script of the head runs while the styles are on their way: a script behind a style sheet waits for it.
 * - Reading stops in front of the main part until the styles are here, as it does at every script of the body. What
 *   stands before it is little, so it is laid out and painted at once.
 * @throws Error when the page does not look as it should, so that a change of the framework's output is noticed.
 */
export function paintEarly(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const body = html.slice(end);
  const sheets = [...head.matchAll(STYLE_SHEET)];
  const early = EARLY_SCRIPT.exec(head)?.[0];
  const first = sheets[0]?.[0];
  if (!first || !early || !body.includes(MAIN)) {
    throw new Error(
      `An exported page has no style sheet or no script in its head, or no ${MAIN}>; has the output of Next.js changed?`,
    );
  }
  const preloads = sheets.map(([, href]) => `<link rel="preload" as="style" href="${href}"/>`).join('');
  return (
    head.replace(early, '').replace(first, () => preloads + early + first) +
    body.replace(SECOND_THEME_SCRIPT, '$1$2').replace(MAIN, () => `<script>${PAUSE}</script>${MAIN}`)
  );
}
