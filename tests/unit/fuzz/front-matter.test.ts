import { parsePage } from '@/lib/content/parse-page';
import { forSeeds, PIECES } from './random';

const PAGE = `---
title: Create a survey
description: Build a survey in the dashboard, add questions, set a schedule, and test it before participants see it.
sidebar_position: 3
audience: [clinician, researcher]
kind: how-to
checked: 2025-12
feature: { name: a, tier: primary }
---

## Steps

Text.
`;

it('turns any text into a page, findings with a position in the file, or both, and never throws', async () => {
  await forSeeds((random) => {
    const text = random.mutate(PAGE, PIECES);
    const { page, diagnostics } = parsePage('a/b.mdx', text);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(page !== undefined || errors.length > 0).toBe(true);
    const lines = text.split(/\r\n?|\n/).length;
    for (const { file, line, message } of diagnostics) {
      expect(file).toBe('content/a/b.mdx');
      expect(line).toBeGreaterThanOrEqual(0);
      expect(line).toBeLessThanOrEqual(lines);
      expect(message).not.toBe('');
    }
  });
});

it('keeps every line of the text at its position in the file', async () => {
  await forSeeds((random) => {
    const body = random.text(['Text.', '\n', '\n\n', '---\n', '# a', '```\n'], 12);
    const text = PAGE.replace('feature: { name: a, tier: primary }\n', '').replace(/## Steps[\s\S]*/, () => `X${body}`);
    const { page } = parsePage('a/b.mdx', text);
    const lines = text.split('\n');
    page?.body.split('\n').forEach((line, index) => {
      if (line) expect(line).toBe(lines[index]);
    });
    expect(page).toBeDefined();
  });
});
