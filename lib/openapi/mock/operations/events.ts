import { ApiError, type EventKind, type Store, type StoredEvent, type Value } from '../store';
import { objectIn, type Gate, type Handlers } from '../call';

const USUAL = 1000;
/** With a negative limit, the database driver reads one batch, and its first batch has 101 events. */
const ONE_BATCH = 101;
const DAY = 86_400_000;

/** The events of participants: results of activities, or readings of sensors. */
export function eventOperations(kind: EventKind, store: Store, { allow }: Gate): Handlers {
  const field = kind === 'ActivityEvent' ? 'activity' : 'sensor';
  const stored = kind === 'ActivityEvent' ? storedResult : storedReading;
  return {
    [`${kind}.list`]: (call) => {
      const id = allow(call, 'beside') ?? '';
      const found = select(store.eventsOf(kind, id), field, call.query);
      return { data: kind === 'ActivityEvent' ? found.map((event) => ({ ...event, _parent: id })) : found };
    },
    [`${kind}.create`]: (call) => {
      const id = allow(call, 'beside') ?? '';
      const sent = Array.isArray(call.body) ? (call.body as Value[]) : [call.body === null ? null : objectIn(call)];
      if (sent.includes(null as never)) throw new ApiError('500: an event is null: send objects');
      const events = (sent as Value[]).map(stored);
      if (!events.length && kind === 'SensorEvent')
        throw new ApiError('500: the list is empty, so there is nothing to store: send at least one event');
      store.addEvents(kind, id, events);
      if (!events.length || kind === 'SensorEvent') return { data: {} };
      const activities = new Set(events.map(({ activity }) => activity));
      const counted = store.eventsOf(kind, id).filter(({ activity }) => activities.has(activity));
      return { data: { streak: streak(counted, Date.now()) } };
    },
  };
}

/** A number as servers read it: from a number or a numeric text; an empty text is 0. */
function parseNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  return Number.isNaN(Number(value)) ? undefined : Number(value);
}

const storedReading = (event: Value): StoredEvent => ({
  ...event,
  timestamp: parseNumber(event['timestamp']) ?? null,
  sensor: String(event['sensor']),
  data: event['data'] ?? {},
});

const storedResult = (event: Value): StoredEvent => ({
  ...event,
  timestamp: parseNumber(event['timestamp']) ?? 0,
  duration: parseNumber(event['duration']) ?? 0,
  activity: String(event['activity']),
  static_data: event['static_data'] ?? {},
  temporal_slices: event['temporal_slices'] ?? [],
});

/**
 * The events that a query asks for, sorted as servers do: `from` is inclusive, `to` is exclusive, and 0 means not given.
 * A positive limit starts with the newest, a negative one with the oldest, and 0 returns all, newest first.
 */
function select(events: StoredEvent[], field: 'activity' | 'sensor', query: URLSearchParams): StoredEvent[] {
  const [origin, ...others] = query.getAll('origin');
  // Several are a list, which no event has.
  if (others.length) return [];
  const from = parseNumber(query.get('from'));
  const to = parseNumber(query.get('to'));
  const limit = parseNumber(query.get('limit')) ?? USUAL;
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
function streak(events: StoredEvent[], now: number): number {
  const days = new Set(events.map(({ timestamp }) => Math.floor((timestamp ?? 0) / DAY)));
  let day = Math.floor(now / DAY);
  const today = day;
  while (days.has(day)) day -= 1;
  return today - day;
}
