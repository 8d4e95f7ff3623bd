import type { StoredEvent } from './store';

const USUAL = 1000;
const MOST = 2_147_483_647;
/** With a negative limit, the database driver reads one batch, and its first batch has 101 events. */
const ONE_BATCH = 101;
const DAY = 86_400_000;

export interface Window {
  /** Value of the field that says where an event comes from. */
  origin?: string;
  /** Milliseconds since 1970; 0 means not given. `from` is inclusive, `to` is exclusive. */
  from?: number;
  to?: number;
  /** Positive: newest first. Negative: oldest first, and one batch at most. 0: all, newest first. */
  limit?: number;
}

/** The events in a window, limited and sorted as servers do. */
export function select(events: StoredEvent[], field: 'activity' | 'sensor', window: Window): StoredEvent[] {
  const { origin, from, to } = window;
  const limit = Math.min(Math.max(window.limit ?? USUAL, -MOST), MOST);
  const end = to && to === from ? to + 1 : to;
  const found = events.filter((event) => {
    const { timestamp } = event;
    if (origin && event[field] !== origin) return false;
    // The database compares a number only with numbers.
    if (timestamp === null) return !from && !end;
    return (!from || timestamp >= from) && (!end || timestamp < end);
  });
  const time = ({ timestamp }: StoredEvent) => timestamp ?? Number.MIN_SAFE_INTEGER;
  if (limit < 0) return found.sort((one, other) => time(one) - time(other)).slice(0, Math.min(-limit, ONE_BATCH));
  found.sort((one, other) => time(other) - time(one));
  return limit === 0 ? found : found.slice(0, limit);
}

/** Consecutive days up to today (UTC) with at least one event. */
export function streak(events: StoredEvent[], now: number): number {
  const days = new Set(events.map(({ timestamp }) => Math.floor((timestamp ?? 0) / DAY)));
  let day = Math.floor(now / DAY);
  const today = day;
  while (days.has(day)) day -= 1;
  return today - day;
}
