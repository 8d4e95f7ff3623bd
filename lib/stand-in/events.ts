import type { StoredEvent } from './store';

const USUAL = 1000;
const MOST = 2_147_483_647;
const DAY = 86_400_000;

export interface Window {
  /** Value of the field that says where an event comes from. */
  origin?: string;
  /** Milliseconds since 1970; 0 means not given. `from` is inclusive, `to` is exclusive. */
  from?: number;
  to?: number;
  /** Positive: newest first. Negative: oldest first. */
  limit?: number;
}

/** The events in a window, limited and sorted as servers do. */
export function select(events: StoredEvent[], field: 'activity' | 'sensor', window: Window): StoredEvent[] {
  const { origin, from, to } = window;
  const limit = Math.min(Math.max(window.limit ?? USUAL, -MOST), MOST);
  const end = to && to === from ? to + 1 : to;
  const found = events.filter(
    (event) =>
      (!origin || event[field] === origin) && (!from || event.timestamp >= from) && (!end || event.timestamp < end),
  );
  found.sort((one, other) => (limit < 0 ? one.timestamp - other.timestamp : other.timestamp - one.timestamp));
  return limit === 0 ? found : found.slice(0, Math.abs(limit));
}

/** Consecutive days up to today (UTC) with at least one event. */
export function streak(events: StoredEvent[], now: number): number {
  const days = new Set(events.map(({ timestamp }) => Math.floor(timestamp / DAY)));
  let day = Math.floor(now / DAY);
  const today = day;
  while (days.has(day)) day -= 1;
  return today - day;
}
