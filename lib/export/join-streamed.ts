const SEGMENT =
  /<div hidden id="(S:[\da-f]+)">((?:(?!<div hidden id="S:)[\s\S])*?)<\/div><script>(?:(?!<\/script>)[\s\S])*?\$RC\("(B:[\da-f]+)","\1"\)<\/script>/;

/**
 * Puts content that React sends late, hidden at the end of the page, where it belongs. React splits large pages so
 * that their start can be shown while the rest is still made; in an export all is there, and the parts would stay
 * hidden without script and move the page when they appear.
 * @throws Error when a part is left over, so that a change of React's output is noticed.
 */
export function joinStreamed(html: string): string {
  let joined = html;
  for (let match = SEGMENT.exec(joined); match; match = SEGMENT.exec(joined)) {
    const [whole, , content = '', boundary] = match;
    const place = `<!--$?--><template id="${boundary}"></template>`;
    joined = joined.replace(whole, '').replace(place, () => `<!--$-->${content}`);
  }
  if (/<div hidden id="S:|<template id="B:|\$RC\(/.test(joined)) {
    throw new Error('An exported page holds parts that stand at its end, hidden; has the output of React changed?');
  }
  return joined;
}
