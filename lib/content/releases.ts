import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { validate } from '@/lib/diagnostics/validate';
import { contentFolder } from './folders';
import { monthInWords, monthSchema } from './month';
import { ofThisRevision } from './of-this-revision';

/** The keys that `content/_data/releases.yaml` may have. */
export const releasesSchema = z.array(
  z.strictObject({
    month: monthSchema.describe('The month that pages name in "checked".'),
    compared: z
      .array(
        z.strictObject({
          part: z.string().min(1).describe('Part of the platform, for example server.'),
          version: z.string().min(1).describe('Its release, or the commit if it has none.'),
          date: z
            .string()
            .regex(/^\d{4}-\d\d-\d\d$/)
            .describe('Date of that release or commit.'),
        }),
      )
      .min(1),
  }),
);

export type Releases = z.infer<typeof releasesSchema>;

/**
 * The months that pages were checked against, each with the releases compared; empty if the content names none.
 * @throws DiagnosticError with the position of every error.
 */
export const loadReleases = ofThisRevision((): Releases => {
  const file = path.join(contentFolder, '_data', 'releases.yaml');
  if (!fs.existsSync(file)) return [];
  const where = { file: 'content/_data/releases.yaml', rule: 'data-file' };
  const { value, problems } = validate(releasesSchema, fs.readFileSync(file, 'utf8'), where);
  if (!value) throw new DiagnosticError(problems);
  return value;
});

/** What the end of a page says about the releases compared: parts of the same month share it. Empty for no releases. */
export function comparedNote(month: string, releases: Releases): string {
  const compared = releases.find((one) => one.month === month)?.compared ?? [];
  const months = new Map<string, string[]>();
  for (const { part, date } of compared) {
    const key = monthInWords(date.slice(0, 7));
    months.set(key, [...(months.get(key) ?? []), part]);
  }
  const parts = [...months].map(([key, names]) => `${names.join(' and ')} of ${key}`);
  return parts.length ? `Compared with ${parts.join(', ')}.` : '';
}
