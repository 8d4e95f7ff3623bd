import { loginOf, permit, type Relation } from './access';
import { select, streak } from './events';
import { Failure } from './failure';
import type { Kind, Login, Resource, Store, StoredEvent, Value } from './store';
import { listTags, readTag, setTag } from './tags';

export interface Call {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  authorization: string | undefined;
}

/** What an operation does with the store; its return value is the whole body of a successful response. */
export type Handler = (call: Call) => unknown;

const SELF_OR_PARENT: Relation[] = ['self', 'parent'];
const SELF_SIBLING_OR_PARENT: Relation[] = ['self', 'sibling', 'parent'];

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Servers treat a missing body as an empty object. */
const sent = ({ body }: Call): Value => (isObject(body) ? body : {});
/** A number as servers read it: from a number or a numeric text; an empty text is 0. */
const parseNumber = (value: unknown): number | undefined => {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  return Number.isNaN(Number(value)) ? undefined : Number(value);
};
/** The word `null` in a path means the whole server. */
const owner = (id: string | undefined): string | null | undefined => (id === 'null' ? null : id);
const without = (value: Value, names: string[]): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** What a new record stores if a field was not sent. Other fields of the body are not stored. */
const DEFAULTS: Record<Kind, () => Value> = {
  Researcher: () => ({ name: '' }),
  Study: () => ({ name: '', isMessagingEnabled: true }),
  Participant: () => ({}),
  Activity: () => ({ spec: '__broken_link__', name: '', settings: {}, schedule: [], category: null }),
  Sensor: () => ({ spec: '__broken_link__', name: '', settings: {} }),
};
/** The fields that an update changes. */
const CHANGEABLE: Record<Kind, string[]> = {
  Researcher: ['name'],
  Study: ['name', 'isMessagingEnabled'],
  Participant: [],
  Activity: ['name', 'settings', 'schedule', 'category'],
  Sensor: ['name', 'spec', 'settings'],
};
const SPEC_DEFAULTS = {
  ActivitySpec: () => ({
    description: null,
    executable: null,
    static_data: {},
    temporal_slices: {},
    settings: {},
    category: null,
  }),
  SensorSpec: () => ({ settings_schema: {} }),
};

/** The named fields that were sent and are not null; servers keep the stored value of all others. */
const given = (value: Value, names: string[]): Value =>
  Object.fromEntries(names.filter((name) => (value[name] ?? null) !== null).map((name) => [name, value[name]]));

/** Handlers by operationId, for the operations that servers implement. */
export function createHandlers(store: Store, document: object): Record<string, Handler> {
  const login = ({ authorization }: Call): Login => loginOf(store, authorization);
  /** The ID in a path, once the login may act there. Most calls take `me` literally, so they find nothing under it. */
  const allow = (call: Call, relations: Relation[]): string | null => {
    const id = owner(call.params['id']);
    permit(store, login(call), relations, id);
    return id ?? null;
  };
  /** The same for the few calls in which `me` is the resource that the login opens. */
  const allowMe = (call: Call, relations: Relation[]): string | null => {
    const id = allow(call, relations);
    return id === 'me' ? login(call).origin : id;
  };
  /** For calls that name no resource. */
  const allowAll = (call: Call, who: 'administrators' | 'everyone'): void =>
    permit(store, login(call), who === 'everyone' ? SELF_SIBLING_OR_PARENT : []);

  const shown = ({ kind, id, parent, value }: Resource): Value => {
    const study = store.resources.get(parent ?? '');
    return kind === 'Participant' ? { id, isMessagingEnabled: study?.value['isMessagingEnabled'] } : { id, ...value };
  };
  const view = (kind: Kind, id: string | null): Value[] => {
    const found = id === null ? undefined : store.resources.get(id);
    return found?.kind === kind ? [shown(found)] : [];
  };
  const change = (kind: Kind, id: string | null, value: Value): Value => {
    const found = store.resources.get(id ?? '');
    if (found?.kind !== kind) throw new Failure('500: there is no record with this ID, so check the ID in the path');
    const changed = given(value, CHANGEABLE[kind]);
    if (Array.isArray(changed['schedule'])) changed['schedule'] = withNotifications(changed['schedule'] as Value[]);
    Object.assign(found.value, changed);
    return {};
  };
  const remove = (kind: Kind, id: string | null): Value => {
    // Servers read what is above the record first, which fails if there is no such record.
    if (kind !== 'Researcher') store.above(id);
    else for (const study of store.below('Study', id)) store.resources.delete(study.id);
    store.resources.delete(id ?? '');
    return {};
  };
  /** The Study whose resources a path below a participant, an activity, or a sensor lists. */
  const studyOf = (id: string | null): string => {
    const parent = store.parentOf(id);
    if (parent === null) throw new Failure('403.invalid-sibling-ownership');
    return parent;
  };
  const activities = (call: Call, study: string | null) => {
    const isShort = call.query.get('ignore_binary') === 'true';
    return store.below('Activity', study).map((one) => {
      const item = { ...without(shown(one), ['schedule', 'category']), studyId: study };
      return isShort ? without(item, ['settings', 'studyId']) : item;
    });
  };
  /** One page of a list, or undefined if the call asks for none. The total is counted only for a real limit or offset. */
  const page = (items: Value[], { query }: Call): { data: Value[]; total: number } | undefined => {
    const limit = Number.parseInt(query.get('limit') ?? '');
    const offset = Number.parseInt(query.get('offset') ?? '');
    if (!(limit > 0) && !(offset >= 0)) return undefined;
    const start = offset > 0 ? offset : 0;
    const data = items.slice(start, limit > 0 ? start + limit : undefined);
    return { data, total: limit > 0 || offset > 0 ? items.length : 0 };
  };
  const sensors = (call: Call, study: string | null) => {
    const hidden = call.query.get('ignore_binary') === 'true' ? ['settings'] : [];
    return { data: store.below('Sensor', study).map((one) => without(shown(one), hidden)) };
  };
  const participants = (study: string | null) => ({ data: store.below('Participant', study).map(shown) });

  const resource = (kind: Kind, relations: Relation[]): Record<string, Handler> => {
    const removeIt: Handler = (call) => ({ data: remove(kind, allow(call, relations)) });
    return {
      [`${kind}.create`]: (call) => {
        const initial = DEFAULTS[kind]();
        const id = store.add(kind, allow(call, relations), { ...initial, ...given(sent(call), Object.keys(initial)) });
        return { data: kind === 'Participant' ? { id } : id };
      },
      [`${kind}.get`]: (call) => ({ data: view(kind, allow(call, relations)) }),
      // Servers delete what is updated with `null`.
      [`${kind}.set`]: (call) =>
        call.body === null ? removeIt(call) : { data: change(kind, allow(call, relations), sent(call)) },
      [`${kind}.delete`]: removeIt,
    };
  };

  const spec = (kind: 'ActivitySpec' | 'SensorSpec'): Record<string, Handler> => {
    const specs = store.specs[kind];
    const failure = () => new Failure(`500.${kind.toLowerCase()}-creation-failed`);
    const removeIt: Handler = (call) => {
      allowAll(call, 'administrators');
      const found = specs.get(call.params['id'] ?? '');
      if (found) found.isDeleted = true;
      return { data: {} };
    };
    return {
      [`${kind}.list`]: (call) => {
        allowAll(call, 'everyone');
        const found = [...specs].filter(([, one]) => !one.isDeleted);
        return { data: found.map(([id, { value }]) => ({ id, ...without(value, ['executable']) })) };
      },
      [`${kind}.create`]: (call) => {
        allowAll(call, 'administrators');
        const { name, ...value } = sent(call);
        if (typeof name !== 'string') throw failure();
        const known = specs.get(name);
        if (known && !known.isDeleted) throw failure();
        const initial: Value = SPEC_DEFAULTS[kind]();
        // A spec that was deleted comes back as it was.
        if (known) known.isDeleted = false;
        else specs.set(name, { value: { ...initial, ...given(value, Object.keys(initial)) }, isDeleted: false });
        return { data: {} };
      },
      [`${kind}.get`]: (call) => {
        allowAll(call, 'everyone');
        const id = call.params['id'] ?? '';
        const found = specs.get(id);
        return { data: found && !found.isDeleted ? [{ id, ...found.value }] : [] };
      },
      [`${kind}.set`]: (call) => {
        if (call.body === null) return removeIt(call);
        allowAll(call, 'administrators');
        const found = specs.get(call.params['id'] ?? '');
        if (!found) throw new Failure('500: there is no spec with this name, so check the name in the path');
        Object.assign(found.value, given(sent(call), Object.keys(SPEC_DEFAULTS[kind]())));
        return { data: {} };
      },
      [`${kind}.delete`]: removeIt,
    };
  };

  const events = (kind: 'ActivityEvent' | 'SensorEvent'): Record<string, Handler> => {
    const field = kind === 'ActivityEvent' ? 'activity' : 'sensor';
    return {
      [`${kind}.list`]: (call) => {
        const id = allow(call, SELF_SIBLING_OR_PARENT) ?? '';
        const { query } = call;
        const window = {
          origin: query.get('origin') ?? undefined,
          from: parseNumber(query.get('from')),
          to: parseNumber(query.get('to')),
          limit: parseNumber(query.get('limit')),
        };
        const found = select(store.eventsOf(kind, id), field, window);
        return { data: kind === 'ActivityEvent' ? found.map((event) => ({ ...event, _parent: id })) : found };
      },
      [`${kind}.create`]: (call) => {
        const id = allow(call, SELF_SIBLING_OR_PARENT) ?? '';
        const list = (Array.isArray(call.body) ? call.body : [sent(call)]) as Value[];
        const kept = list.map((event): StoredEvent => {
          const timestamp = parseNumber(event['timestamp']);
          const source = String(event[field]);
          if (kind === 'SensorEvent')
            return { ...event, timestamp: timestamp ?? null, [field]: source, data: event['data'] ?? {} };
          const { static_data, temporal_slices } = event;
          return {
            ...event,
            timestamp: timestamp ?? 0,
            duration: parseNumber(event['duration']) ?? 0,
            [field]: source,
            static_data: static_data ?? {},
            temporal_slices: temporal_slices ?? [],
          };
        });
        if (kind === 'SensorEvent') {
          if (!kept.length)
            throw new Failure('500: the list is empty, so there is nothing to store: send at least one event');
          store.addEvents(kind, id, kept);
          return { data: {} };
        }
        if (!kept.length) return { data: {} };
        store.addEvents(kind, id, kept);
        const named = new Set(kept.map((event) => event[field]));
        const counted = store.eventsOf(kind, id).filter((event) => named.has(event[field]));
        return { data: { streak: streak(counted, Date.now()) } };
      },
    };
  };

  const changeLogin = (call: Call): Value => {
    const id = allow(call, SELF_OR_PARENT);
    if (login(call).origin !== null) throw new Failure('403.security-context-out-of-scope');
    const key = call.params['access_key'] ?? '';
    if (store.logins.get(key)?.origin !== id) throw new Failure('404.no-such-credentials');
    store.logins.delete(key);
    return { data: {} };
  };

  /** Changes to an activity return 200 even if they fail; the code is in `data`. */
  const coded =
    (handler: Handler): Handler =>
    (call) => {
      try {
        return handler(call);
      } catch (error) {
        if (error instanceof Failure) return { data: error.code };
        throw error;
      }
    };

  const activity = resource('Activity', SELF_SIBLING_OR_PARENT);
  return {
    'API.schema': () => document,
    'API.parent': (call) => {
      const id = allowMe(call, SELF_SIBLING_OR_PARENT);
      return { data: store.above(id) };
    },
    ...spec('ActivitySpec'),
    ...spec('SensorSpec'),
    ...resource('Researcher', SELF_OR_PARENT),
    'Researcher.create': (call) => {
      allowAll(call, 'administrators');
      const { name = '' } = sent(call);
      const id = store.add('Researcher', null, { name });
      // Only this first Study has no `isMessagingEnabled`.
      store.add('Study', id, { name });
      return { data: id };
    },
    'Researcher.get': (call) => ({ data: view('Researcher', allowMe(call, SELF_OR_PARENT)) }),
    'Researcher.list': (call) => (
      allowAll(call, 'administrators'),
      { data: store.below('Researcher', null).map(shown) }
    ),
    ...resource('Study', SELF_OR_PARENT),
    'Study.list': (call) => ({ data: store.below('Study', allow(call, SELF_OR_PARENT)).map(shown) }),
    ...resource('Participant', SELF_SIBLING_OR_PARENT),
    'Participant.get': (call) => ({ data: view('Participant', allowMe(call, SELF_SIBLING_OR_PARENT)) }),
    'Participant.set': (call) => {
      const id = allow(call, SELF_SIBLING_OR_PARENT);
      if (call.body === null) return { data: remove('Participant', id) };
      throw new Failure('503.unimplemented');
    },
    'Participant.list': (call) => participants(allow(call, SELF_SIBLING_OR_PARENT)),
    'Participant.list_shared1': (call) => participants(studyOf(allow(call, SELF_SIBLING_OR_PARENT))),
    'Participant.list_shared2': (call) => participants(studyOf(allow(call, SELF_SIBLING_OR_PARENT))),
    ...activity,
    'Activity.get': (call) => {
      const [one] = view('Activity', allow(call, SELF_SIBLING_OR_PARENT));
      return { data: one ? { ...one, studyId: store.resources.get(String(one['id']))?.parent } : null };
    },
    'Activity.set': coded(activity['Activity.set'] as Handler),
    'Activity.delete': coded(activity['Activity.delete'] as Handler),
    'Activity.list': (call) => {
      const items = activities(call, allow(call, SELF_SIBLING_OR_PARENT));
      return page(items, call) ?? { data: items, total: items.length };
    },
    'Activity.list_shared': (call) => {
      const items = activities(call, studyOf(allow(call, SELF_SIBLING_OR_PARENT)));
      return page(items, call) ?? { data: items };
    },
    ...resource('Sensor', SELF_SIBLING_OR_PARENT),
    'Sensor.list': (call) => sensors(call, allow(call, SELF_SIBLING_OR_PARENT)),
    'Sensor.list_shared': (call) => sensors(call, studyOf(allow(call, SELF_SIBLING_OR_PARENT))),
    ...events('ActivityEvent'),
    ...events('SensorEvent'),
    'Credential.list': (call) => {
      const id = allow(call, SELF_OR_PARENT);
      const found = [...store.logins.values()].filter(({ origin }) => origin === id);
      return { data: found.map((one) => ({ ...one, secret_key: null })) };
    },
    'Credential.create': (call) => {
      const id = allow(call, SELF_OR_PARENT);
      const { origin, access_key, secret_key, description } = sent(call) as unknown as Login;
      const attached = origin === null || (origin as string) === 'me' ? id : origin;
      if (attached !== id || !access_key || !secret_key) throw new Failure('400.malformed-credential-object');
      if (store.logins.has(access_key)) throw new Failure('403.access-key-already-in-use');
      store.logins.set(access_key, { origin: id, access_key, secret_key, description });
      return { data: {} };
    },
    // With Basic authentication, servers from December 2025 allow only the administrator, and remove the credential.
    'Credential.set': changeLogin,
    'Credential.delete': changeLogin,
    'Tag.list': (call) => ({ data: listTags(store, allow(call, SELF_SIBLING_OR_PARENT)) }),
    'Tag.get': (call) => ({
      data: readTag(store, allowMe(call, SELF_SIBLING_OR_PARENT), call.params['key'] ?? '', call.params['index']),
    }),
    'Tag.set': (call) => {
      const id = allow(call, SELF_SIBLING_OR_PARENT);
      setTag(store, {
        owner: id,
        target: call.params['target'] ?? '',
        key: call.params['key'] ?? '',
        value: call.body ?? null,
      });
      return { data: {} };
    },
  };
}

/**
 * A schedule as servers store it in an update: every entry with numbers for its notifications. An entry with the
 * interval `custom` and without times is dropped, unless that would leave nothing.
 */
function withNotifications(schedule: Value[]): Value[] {
  const number = () => Math.floor(Math.random() * 1_000_000) + 1;
  const kept = schedule.flatMap((entry) => {
    if (entry['repeat_interval'] !== 'custom') return [{ ...entry, notification_ids: [number()] }];
    const times = entry['custom_time'];
    return Array.isArray(times) ? [{ ...entry, notification_ids: times.map(number) }] : [];
  });
  return kept.length ? kept : schedule;
}
