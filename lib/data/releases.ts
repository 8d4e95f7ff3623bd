import { z } from 'zod';
import { defineDataFile } from './data-file';
import { monthInWords, monthSchema } from '@/lib/settings/month';

/** The months that pages were checked against, each with the releases compared. */
export const releasesFile = defineDataFile({
  name: 'releases.yaml',
  schema: z.array(
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
  ),
  empty: [],
});

export type Releases = ReturnType<typeof releasesFile.load>;

/** What the end of a page says about the code compared: parts of the same month share it. Empty for no releases. */
export function comparedNote(month: string, releases: Releases): string {
  const compared = releases.find((one) => one.month === month)?.compared ?? [];
  const months = new Map<string, string[]>();
  for (const { part, date } of compared) {
    const key = monthInWords(date.slice(0, 7));
    months.set(key, [...(months.get(key) ?? []), part]);
  }
  const parts = [...months].map(([key, names]) => `${names.join(' and ')} (${key})`);
  return parts.length ? `Code compared: ${parts.join(', ')}.` : '';
}
