import { ApiError, type Store, type Value } from '../store';
import { omit, type Call, type Gate, type Handler, type Handlers } from '../call';
import type { Records } from './records';

/** Activities: changes report their failures inside `data`, and lists come in pages. */
export function activityOperations(store: Store, { allow }: Gate, records: Records): Handlers {
  const { shown, view, studyOf } = records;
  const operations = records.operations('Activity', 'beside', asStored);
  const itemsOf = (call: Call, study: string | null): Value[] => {
    const isShort = call.query.get('ignore_binary') === 'true';
    return store.below('Activity', study).map((one) => {
      const item = { ...omit(shown(one), ['schedule', 'category']), studyId: study };
      return isShort ? omit(item, ['settings', 'studyId']) : item;
    });
  };
  return {
    ...operations,
    'Activity.get': (call) => {
      const [one] = view('Activity', allow(call, 'beside'));
      return { data: one ? { ...one, studyId: store.resources.get(String(one['id']))?.parent } : null };
    },
    'Activity.set': codeInData(operations['Activity.set']),
    'Activity.delete': codeInData(operations['Activity.delete']),
    'Activity.list': (call) => {
      const items = itemsOf(call, studyOf(call));
      return pageOf(items, call) ?? { data: items, total: items.length };
    },
    'Activity.list_shared': (call) => {
      const items = itemsOf(call, studyOf(call, true));
      return pageOf(items, call) ?? { data: items };
    },
  };
}

/** A change whose failure has the status 200, with the code in `data`. */
function codeInData(handler: Handler | undefined): Handler {
  return (call) => {
    try {
      return handler?.(call);
    } catch (error) {
      if (error instanceof ApiError) return { data: error.code };
      throw error;
    }
  };
}

/** One page of a list, or undefined if the call asks for none. The total is counted only for a real limit or offset. */
function pageOf(items: Value[], { query }: Call): { data: Value[]; total: number } | undefined {
  const limit = Number.parseInt(query.get('limit') ?? '');
  const offset = Number.parseInt(query.get('offset') ?? '');
  if (!(limit > 0) && !(offset >= 0)) return undefined;
  const start = offset > 0 ? offset : 0;
  const data = items.slice(start, limit > 0 ? start + limit : undefined);
  return { data, total: limit > 0 || offset > 0 ? items.length : 0 };
}

/**
 * Changes as servers store them: the type stays, and every entry of the schedule gets numbers for its notifications. An
 * entry with the interval `custom` and without times is dropped, unless that would leave nothing.
 */
function asStored(sent: Value): Value {
  const changes = omit(sent, ['spec']);
  const { schedule } = changes;
  if (!Array.isArray(schedule)) return changes;
  const number = () => Math.floor(Math.random() * 1_000_000) + 1;
  const kept = (schedule as Value[]).flatMap((entry) => {
    if (entry['repeat_interval'] !== 'custom') return [{ ...entry, notification_ids: [number()] }];
    const times = entry['custom_time'];
    return Array.isArray(times) ? [{ ...entry, notification_ids: times.map(number) }] : [];
  });
  return { ...changes, schedule: kept.length ? kept : schedule };
}
