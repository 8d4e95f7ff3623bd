import type { TimedEvent } from '@/lib/data/events';
import type { Call, Gate, Handlers } from '../call';
import { ApiError, type EventKind, type Store } from '../store';

const USUAL_EVENTS = 1000;
/** With a negative limit, a server reads one batch of its database. */
const BATCH_EVENTS = 101;

/** The events of participants: results of activities, or readings of sensors. */
export function eventOperations(kind: EventKind, store: Store, { allow }: Gate): Handlers {
  return {
    [`${kind}.list`]: (call) => {
      const id = allow(call);
      const selected = select(store.eventsOf(kind, id), kind === 'ActivityEvent' ? 'activity' : 'sensor', call);
      return { data: kind === 'ActivityEvent' ? selected.map((event) => ({ ...event, _parent: id })) : selected };
    },
    [`${kind}.create`]: (call) => {
      const id = allow(call);
      const events = [call.body].flat() as TimedEvent[];
      if (!events.length || events.some((event) => typeof event !== 'object' || event === null))
        throw new ApiError('500: there is nothing to store: send at least one event');
      store.addEvents(kind, id, events);
      // A streak counts days in a row with a result. Here, each result starts one.
      return { data: kind === 'ActivityEvent' ? { streak: 1 } : {} };
    },
  };
}

/**
 * The events that a query asks for: `from` is inclusive, `to` is exclusive, and 0 means not given. A positive limit
 * starts with the newest, a negative one with the oldest, and 0 returns all, newest first.
 */
function select(events: TimedEvent[], field: 'activity' | 'sensor', { query }: Call): TimedEvent[] {
  const origin = query.get('origin');
  const from = Number(query.get('from'));
  const to = Number(query.get('to'));
  const limit = Number(query.get('limit') ?? USUAL_EVENTS);
  const selected = events
    .filter((event) => !origin || event[field] === origin)
    .filter(({ timestamp }) => (!from || timestamp >= from) && (!to || timestamp < to || timestamp === from));
  // Sorting doesn't change the store, because the filters made a new list.
  const newestFirst = selected.sort((a, b) => b.timestamp - a.timestamp);
  if (limit < 0) return newestFirst.reverse().slice(0, Math.min(-limit, BATCH_EVENTS));
  return limit === 0 ? newestFirst : newestFirst.slice(0, limit);
}
