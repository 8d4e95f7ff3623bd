const SEGMENT =
  /<div hidden(?:="")? id="(S:\w+)">([\s\S]*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("(B:\w+)","\1"\)<\/script>/g;

/**
 * Puts boundaries that React sent apart back where they belong. React sends larger ones at the end of the page, hidden,
 * with a script that moves them; a reader without script would never see them, and the policy would have to allow it.
 * @throws Error when a boundary is left over, so that a change of React's output is noticed.
 */
export function inlineBoundaries(html: string): string {
  const contents = new Map<string, string>();
  const rest = html.replace(SEGMENT, (_, _segment: string, content: string, boundary: string) => {
    contents.set(boundary, content);
    return '';
  });
  let inlined = rest;
  // A boundary may stand inside the content of another; each round may bring new places.
  for (let round = 0; contents.size && round < 20; round++) {
    for (const [boundary, content] of contents) {
      const place = new RegExp(`<!--\\$\\?--><template id="${boundary}"></template>[\\s\\S]*?<!--/\\$-->`);
      if (!place.test(inlined)) continue;
      inlined = inlined.replace(place, () => `<!--$-->${content}<!--/$-->`);
      contents.delete(boundary);
    }
  }
  if (contents.size || /<template id="B:|\$RC\(/.test(inlined)) {
    throw new Error('An exported page holds a boundary without its place; has the output of React changed?');
  }
  return inlined;
}
