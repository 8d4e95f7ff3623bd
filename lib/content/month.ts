import { z } from 'zod';
import { settings } from '@/lib/settings/settings';
import { DEFAULT_LOCALE, type Locale } from '@/lib/settings/translate';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month as authors write it, for example `2025-12`. */
export const monthSchema = z.string().regex(MONTH, 'must be a year and a month, for example 2025-12');

/** The month of a date, in UTC. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7);

/** Whole months from one month to another; negative when the second comes first. */
export function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(to) - count(from);
}

/** The note about the month when a page or file was last checked. */
export const checkedNote = (month: string, { t, code }: Locale = DEFAULT_LOCALE): string =>
  t('Checked in {month}.', { month: formatMonth(month, code) });

/** A month as readers see it: `2025-12` is `December 2025`. */
export function formatMonth(month: string, code = settings.language.code): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(code, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}
