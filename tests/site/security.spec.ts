/** The policy that each page carries; every test fails if a browser blocks anything because of it. */
import crypto from 'node:crypto';
import { htmlIn } from '../support/exported-files';
import { expect, test } from './site-test';

const NONE = ['object-src', 'base-uri', 'form-action', 'frame-src'];

test('every page, including redirects and the 404 page, has a policy that names its own scripts and styles, and allows no others', ({
  dir,
}) => {
  for (const { file, html } of htmlIn(dir)) {
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html);
    const policy = new Map(
      (meta?.[1] ?? '').split('; ').map((part) => [part.split(' ')[0]!, part.split(' ').slice(1)]),
    );
    const sources = [...(policy.get('script-src') ?? ['none']), ...(policy.get('style-src') ?? ['none'])];
    expect(
      sources.filter((source) => !/^'(self|sha256-[\w+/]{43}=)'$/.test(source)),
      file,
    ).toEqual([]);
    expect(
      NONE.map((name) => policy.get(name)?.join()),
      file,
    ).toEqual(NONE.map(() => "'none'"));
    expect(meta!.index, `${file}: nothing comes before its policy`).toBeLessThan(
      html.search(/<(script|link|style|img)\b/),
    );
    expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin"/>');
    for (const [, attributes = '', text = ''] of html.matchAll(
      /<(?:script|style)\b([^>]*)>(.*?)<\/(?:script|style)>/gs,
    )) {
      if (/\bsrc="|type="application\/(?:ld\+)?json"/.test(attributes)) continue;
      const hash = crypto.createHash('sha256').update(text).digest('base64');
      expect(sources, `${file}: ${text.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
    }
  }
});

test('no page has inline event handlers, style attributes, or addresses that run script', ({ dir }) => {
  const problems = htmlIn(dir).flatMap((page) =>
    page
      .find()
      .flatMap((element) => element.attrs)
      .filter(
        ({ name, value }) =>
          /^(on[a-z]+|style)$/.test(name) ||
          (/^(href|src)$/.test(name) && /^\s*(javascript|vbscript|data):/i.test(value)),
      )
      .map(({ name, value }) => `${page.file}: ${name}="${value}"`),
  );
  expect(problems).toEqual([]);
});
