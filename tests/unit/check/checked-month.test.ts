import { checkedMonth } from '@/lib/check/checked-month';
import { parsePage } from '@/lib/content/parse-page';
import { examplePage, exampleSite, format } from './example';

const findings = async (checked: string, changes: Parameters<typeof exampleSite>[0]) =>
  format(checkedMonth(exampleSite(changes), [await examplePage('Text.', { checked })]));

it('lists a page that was checked more than a year ago, and none checked later', async () => {
  expect(await findings('2025-12', { thisMonth: '2026-12' })).toEqual([]);
  expect(await findings('2025-12', { thisMonth: '2027-01' })).toEqual([
    '6 checked-month: The last check was in December 2025, more than a year ago. Compare the text with the current platform, fix what changed, then write the new month.',
  ]);
});

it('lists a page that claims to be checked in the future', async () => {
  expect(await findings('2026-02', { thisMonth: '2026-01' })).toEqual([
    expect.stringContaining('"checked" is February 2026, which is in the future.'),
  ]);
});

it('applies the same rule to the API description', () => {
  const problems = checkedMonth(exampleSite({ apiChecked: '2024-11', thisMonth: '2025-12' }), []);
  expect(problems).toMatchObject([{ file: 'openapi/openapi.yaml', rule: 'checked-month', severity: 'warning' }]);
});

it('says nothing if no month is given, so that a build never depends on the clock', async () => {
  expect(await findings('1999-01', { apiChecked: '1999-01' })).toEqual([]);
});

describe('front matter without a month, or with something else', () => {
  const text = (line: string) => `---
title: Questions
description: Answers to what readers ask most, with a link to the page that tells more about it.
sidebar_position: 3
audience: [developer]
kind: concept
${line}---

Text.
`;

  it('says what is missing and what to write', () => {
    expect(parsePage('faq.mdx', text('')).problems).toMatchObject([
      {
        message: 'Missing key "checked".',
        hint: 'Month of the platform that the page was last checked against, for example 2025-12.',
      },
    ]);
  });

  it.each(['2025', '2025-13', '12/2025', '2025-12-05'])('rejects %s', (month) => {
    expect(parsePage('faq.mdx', text(`checked: ${month}\n`)).problems).toMatchObject([
      { line: 7, message: expect.stringContaining('checked') as string },
    ]);
  });
});
