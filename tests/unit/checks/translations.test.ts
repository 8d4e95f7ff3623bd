import { translationBehind, translationHeading } from '@/lib/checks/translations';
import type { Translation } from '@/lib/content/translations';
import { renderedExample, exampleSite, onPage, documentWith } from './example';

const original = documentWith({}, '/a/page');
const site = exampleSite({
  anchorsOn: async (path) =>
    path === original.path ? { ids: new Set(), headings: ['first-steps', 'limits'] } : undefined,
});

/** What both rules say about a translation of a page with two headings. */
async function saidOf(mdx: string, isBehind = false): Promise<string[]> {
  const page = await renderedExample(mdx, {}, '/es/a/page');
  const document: Translation = { ...page.document, original, languageCode: 'es', isBehind };
  const said = [translationHeading, translationBehind].map((rule) => onPage(rule, { ...page, document }, site));
  return (await Promise.all(said)).flat();
}

it.each([
  ['has the headings of its original', '## Pasos {#first-steps}\n\n## Límites {#limits}', false, []],
  [
    'has a heading that its original lacks',
    '## Pasos {#pasos}\n\n## Límites {#limits}',
    false,
    [
      '1 translation-heading: content/a/page.mdx has no heading "pasos". End it with the ID of the original, {#first-steps}.',
    ],
  ],
  [
    'has one heading too many',
    '## Pasos {#first-steps}\n\n## Límites {#limits}\n\n## Más {#more}',
    false,
    [
      '5 translation-heading: content/a/page.mdx has no heading "more". End it with the ID of the original, which has no more headings.',
    ],
  ],
  [
    'lacks a heading of its original',
    '## Pasos {#first-steps}',
    false,
    ['0 translation-heading: The heading "limits" of the original is missing.'],
  ],
  [
    'is behind, and so lacks the newest heading of its original',
    '## Pasos {#first-steps}',
    true,
    [
      '0 translation-behind: content/a/page.mdx has changed since this page was translated. Compare the two, then run: npm run translated -- es/a/page',
    ],
  ],
])('a translation that %s', async (_, mdx, isBehind, findings) => {
  expect(await saidOf(mdx, isBehind)).toEqual(findings);
});

it('a page in the language of the site is no translation', async () => {
  const page = await renderedExample('## Others', {}, '/a/page');
  expect(await onPage(translationHeading, page, site)).toEqual([]);
  expect(await onPage(translationBehind, page, site)).toEqual([]);
});
