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
const count = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  const value = Number(text);
  return text === null || text === '' || Number.isNaN(value) ? undefined : value;
};
/** The word `null` in a path means the whole server. */
const owner = (id: string | undefined): string | null | undefined => (id === 'null' ? null : id);
const without = (value: Value, names: string[]): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** Handlers by operationId, for the operations that servers implement. */
export function createHandlers(store: Store, document: object): Record<string, Handler> {
  const login = ({ authorization }: Call): Login => loginOf(store, authorization);
  const allow = (call: Call, relations: Relation[], id: string | null | undefined = owner(call.params['id'])) =>
    permit(store, login(call), relations, id);

  const shown = ({ kind, id, parent, value }: Resource): Value => {
    const study = parent === null ? undefined : store.resources.get(parent);
    if (kind === 'Participant') return { id, isMessagingEnabled: study?.value['isMessagingEnabled'] ?? true };
    return { id, ...value };
  };
  const view = (kind: Kind, id: string | null): Value[] => {
    const found = id === null ? undefined : store.resources.get(id);
    return found?.kind === kind ? [shown(found)] : [];
  };
  const change = (kind: Kind, id: string | null, value: Value): Value => {
    const found = store.resources.get(id ?? '');
    if (found?.kind !== kind) throw new Failure('500: there is no record with this ID, so check the ID in the path');
    Object.assign(found.value, value);
    return {};
  };
  const remove = (id: string | null): Value => {
    store.resources.delete(id ?? '');
    return {};
  };
  /** The Study whose resources a path below a participant, an activity, or a sensor lists. */
  const studyOf = (id: string | null): string => {
    const parent = store.resources.get(id ?? '')?.parent;
    if (!parent) throw new Failure('403.invalid-sibling-ownership');
    return parent;
  };
  const page = <T>(items: T[], { query }: Call): T[] => {
    const offset = count(query, 'offset') ?? 0;
    return items.slice(offset, offset + (count(query, 'limit') || items.length));
  };
  const activities = (call: Call, study: string | null) => {
    const isShort = call.query.get('ignore_binary') === 'true';
    const items = store.below('Activity', study).map((one) => {
      const item = { ...without(shown(one), ['schedule', 'category']), studyId: study };
      return isShort ? without(item, ['settings', 'studyId']) : item;
    });
    return { data: page(items, call), total: items.length };
  };
  const sensors = (call: Call, study: string | null) => {
    const hidden = call.query.get('ignore_binary') === 'true' ? ['settings'] : [];
    return { data: store.below('Sensor', study).map((one) => without(shown(one), hidden)) };
  };
  const participants = (study: string | null) => ({ data: store.below('Participant', study).map(shown) });

  const resource = (kind: Kind, above: Kind | undefined, relations: Relation[], fields: (value: Value) => Value) => ({
    [`${kind}.create`]: (call: Call) => {
      const parent = above ? allow(call, relations) : (allow(call, []), null);
      const id = store.add(kind, parent, fields(sent(call)));
      return { data: kind === 'Participant' ? { id } : id };
    },
    [`${kind}.get`]: (call: Call) => ({ data: view(kind, allow(call, relations)) }),
    [`${kind}.set`]: (call: Call) => ({ data: change(kind, allow(call, relations), sent(call)) }),
    [`${kind}.delete`]: (call: Call) => ({ data: remove(allow(call, relations)) }),
  });

  const spec = (kind: 'ActivitySpec' | 'SensorSpec'): Record<string, Handler> => {
    const specs = store.specs[kind];
    const code = `500.${kind.toLowerCase()}-creation-failed`;
    return {
      [`${kind}.list`]: (call) => {
        allow(call, SELF_SIBLING_OR_PARENT, undefined);
        return { data: [...specs].map(([id, value]) => ({ id, ...without(value, ['executable']) })) };
      },
      [`${kind}.create`]: (call) => {
        allow(call, [], undefined);
        const { name, ...value } = sent(call);
        if (typeof name !== 'string' || specs.has(name)) throw new Failure(code);
        specs.set(name, value);
        return { data: {} };
      },
      [`${kind}.get`]: (call) => {
        allow(call, SELF_SIBLING_OR_PARENT, undefined);
        const id = call.params['id'] ?? '';
        const value = specs.get(id);
        return { data: value ? [{ id, ...value }] : [] };
      },
      [`${kind}.set`]: (call) => {
        allow(call, [], undefined);
        const value = specs.get(call.params['id'] ?? '');
        if (!value) throw new Failure('500: there is no spec with this name, so check the name in the path');
        Object.assign(value, sent(call));
        return { data: {} };
      },
      [`${kind}.delete`]: (call) => {
        allow(call, [], undefined);
        specs.delete(call.params['id'] ?? '');
        return { data: {} };
      },
    };
  };

  const events = (kind: 'ActivityEvent' | 'SensorEvent'): Record<string, Handler> => {
    const field = kind === 'ActivityEvent' ? 'activity' : 'sensor';
    return {
      [`${kind}.list`]: (call) => {
        const id = allow(call, SELF_SIBLING_OR_PARENT, call.params['id']) ?? '';
        const window = {
          origin: call.query.get('origin') ?? undefined,
          from: count(call.query, 'from'),
          to: count(call.query, 'to'),
          limit: count(call.query, 'limit'),
        };
        return { data: select(store.eventsOf(kind, id), field, window) };
      },
      [`${kind}.create`]: (call) => {
        const id = allow(call, SELF_SIBLING_OR_PARENT, call.params['id']) ?? '';
        const list = (Array.isArray(call.body) ? call.body : [sent(call)]) as Value[];
        const kept = list.map((event): StoredEvent => {
          const value = { ...event, timestamp: Number(event['timestamp']) || 0, [field]: String(event[field]) };
          if (kind === 'SensorEvent') return { ...value, data: event['data'] ?? {} };
          const { duration, static_data = {}, temporal_slices = [] } = event;
          return { ...value, duration: Number(duration) || 0, static_data, temporal_slices };
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

  const activity = resource('Activity', 'Study', SELF_SIBLING_OR_PARENT, (value) => value);
  return {
    'API.schema': () => document,
    'API.parent': (call) => {
      const id = allow(call, SELF_SIBLING_OR_PARENT);
      if (id === null || !store.resources.has(id))
        throw new Failure('500: there is no resource with this ID, so check the ID in the path');
      return { data: Object.fromEntries(store.above(id).map((one) => [store.resources.get(one)?.kind, one])) };
    },
    ...spec('ActivitySpec'),
    ...spec('SensorSpec'),
    ...resource('Researcher', undefined, SELF_OR_PARENT, (value) => ({ name: value['name'] })),
    'Researcher.list': (call) => (allow(call, [], undefined), { data: store.below('Researcher', null).map(shown) }),
    ...resource('Study', 'Researcher', SELF_OR_PARENT, ({ name, isMessagingEnabled = true }) => ({
      name,
      isMessagingEnabled,
    })),
    'Study.list': (call) => ({ data: store.below('Study', allow(call, SELF_OR_PARENT)).map(shown) }),
    ...resource('Participant', 'Study', SELF_SIBLING_OR_PARENT, () => ({})),
    'Participant.set': (call) => {
      allow(call, SELF_SIBLING_OR_PARENT);
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
    'Activity.list': (call) => activities(call, allow(call, SELF_SIBLING_OR_PARENT)),
    'Activity.list_shared': (call) => {
      const { data, total } = activities(call, studyOf(allow(call, SELF_SIBLING_OR_PARENT)));
      return call.query.has('limit') || call.query.has('offset') ? { data, total } : { data };
    },
    ...resource('Sensor', 'Study', SELF_SIBLING_OR_PARENT, (value) => value),
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
      data: readTag(store, allow(call, SELF_SIBLING_OR_PARENT), call.params['key'] ?? '', call.params['index']),
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
