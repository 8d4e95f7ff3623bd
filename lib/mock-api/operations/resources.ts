import type { Fields } from '@/lib/data/events';
import { objectIn, pickFields, type Call, type Gate, type Handlers } from '../call';
import { ApiError, type ResourceKind, type Resource, type SpecKind, type Store } from '../store';

/** The fields that each kind of resource stores, with the values of those that weren't sent. */
const DEFAULTS: Record<ResourceKind, Fields> = {
  Researcher: { name: '' },
  Study: { name: '', isMessagingEnabled: true },
  Participant: {},
  Activity: { spec: '', name: '', settings: {}, schedule: [], category: null },
  Sensor: { spec: '', name: '', settings: {} },
  ActivitySpec: {
    description: null,
    executable: null,
    static_data: {},
    temporal_slices: {},
    settings: {},
    category: null,
  },
  SensorSpec: { settings_schema: {} },
};

/** Researchers, Studies, participants, activities, sensors, and the types of the latter two. */
export function resourceOperations(store: Store, { allow, authenticate, requireAdministrator }: Gate): Handlers {
  const toFields = ({ kind, id, parent, value }: Resource): Fields => {
    const study = store.resources.get(parent ?? '');
    return kind === 'Participant' ? { id, isMessagingEnabled: study?.value['isMessagingEnabled'] } : { id, ...value };
  };
  /** The resource of this kind and ID in a list, which is empty if there is none. */
  const viewOf = (kind: ResourceKind, id: string): { data: Fields[] } => {
    const resource = store.resources.get(id);
    return { data: resource?.kind === kind ? [toFields(resource)] : [] };
  };
  const fieldsIn = (kind: ResourceKind, call: Call) => pickFields(objectIn(call), Object.keys(DEFAULTS[kind]));

  /** Creating, viewing, updating, and deleting one kind of resource; `idIn` says which, if the caller may change it. */
  const operationsOf = (kind: ResourceKind, idIn: (call: Call) => string = allow): Handlers => {
    const remove = (call: Call) => {
      const id = idIn(call);
      store.parentOf(id);
      store.resources.delete(id);
      return { data: {} };
    };
    return {
      [`${kind}.create`]: (call) => ({
        data: store.add(kind, idIn(call), { ...DEFAULTS[kind], ...fieldsIn(kind, call) }),
      }),
      [`${kind}.get`]: (call) => viewOf(kind, idIn(call)),
      // Servers delete what is updated with `null`.
      [`${kind}.set`]: (call) => {
        if (call.body === null) return remove(call);
        const resource = store.resources.get(idIn(call));
        if (resource?.kind !== kind)
          throw new ApiError('500: there is no resource with this ID, so check the ID in the path');
        Object.assign(resource.value, fieldsIn(kind, call));
        return { data: {} };
      },
      [`${kind}.delete`]: remove,
    };
  };

  /** The types of activities or of sensors, which everyone reads and administrators change. Their names are their IDs. */
  const specOperations = (kind: SpecKind): Handlers => {
    const idIn = ({ params }: Call) => params['id'] ?? '';
    const allowAdministrator = (call: Call) => {
      requireAdministrator(call);
      return idIn(call);
    };
    return {
      ...operationsOf(kind, allowAdministrator),
      [`${kind}.list`]: (call) => {
        authenticate(call);
        return { data: store.childrenOf(kind, null).map((spec) => ({ ...toFields(spec), executable: undefined })) };
      },
      [`${kind}.get`]: (call) => {
        authenticate(call);
        return viewOf(kind, idIn(call));
      },
      [`${kind}.create`]: (call) => {
        requireAdministrator(call);
        const id = String(objectIn(call)['name']);
        if (store.resources.has(id)) throw new ApiError(`500.${kind.toLowerCase()}-creation-failed`);
        store.resources.set(id, { kind, id, parent: null, value: { ...DEFAULTS[kind], ...fieldsIn(kind, call) } });
        return { data: {} };
      },
    };
  };

  /** The Study whose resources a call lists: that of its path, or the one above if it asks for what is beside. */
  const studyOf = (call: Call, isBeside = call.params['sibling'] === 'true'): string => {
    const id = allow(call);
    const study = isBeside ? store.parentOf(id) : id;
    if (study === null) throw new ApiError('403.invalid-sibling-ownership');
    return study;
  };
  /** The resources of a kind in a study, without the fields that are `undefined` in `hidden`. */
  const list = (kind: ResourceKind, study: string, hidden: Fields = {}) =>
    store.childrenOf(kind, study).map((resource): Fields => ({ ...toFields(resource), ...hidden }));
  const isShort = ({ query }: Call) => query.get('ignore_binary') === 'true';
  const NO_SETTINGS = { settings: undefined };

  const listParticipants = (isBeside?: true) => (call: Call) => ({
    data: list('Participant', studyOf(call, isBeside)),
  });
  const listSensors = (isBeside?: true) => (call: Call) => ({
    data: list('Sensor', studyOf(call, isBeside), isShort(call) ? NO_SETTINGS : {}),
  });
  const listActivities = (isBeside?: true) => (call: Call) => {
    const studyId = studyOf(call, isBeside);
    const hidden = { schedule: undefined, category: undefined, ...(isShort(call) ? NO_SETTINGS : { studyId }) };
    const items = list('Activity', studyId, hidden);
    const start = Number(call.query.get('offset') ?? 0);
    const limit = Number(call.query.get('limit') ?? 0) || items.length;
    return { data: items.slice(start, start + limit), total: items.length };
  };

  return {
    'API.parent': (call) => ({ data: store.ancestorsOf(allow(call)) }),

    ...operationsOf('Researcher'),
    'Researcher.create': (call) => {
      requireAdministrator(call);
      const { name = '' } = objectIn(call);
      const id = store.add('Researcher', null, { name });
      // Only this first Study has no `isMessagingEnabled`.
      store.add('Study', id, { name });
      return { data: id };
    },
    'Researcher.list': (call) => {
      requireAdministrator(call);
      return { data: store.childrenOf('Researcher', null).map(toFields) };
    },

    ...operationsOf('Study'),
    'Study.list': (call) => ({ data: list('Study', allow(call)) }),

    ...operationsOf('Participant'),
    'Participant.create': (call) => ({ data: { id: store.add('Participant', allow(call), {}) } }),
    'Participant.set': (call) => {
      allow(call);
      throw new ApiError('503.unimplemented');
    },
    'Participant.list': listParticipants(),
    'Participant.list_shared1': listParticipants(true),
    'Participant.list_shared2': listParticipants(true),

    ...operationsOf('Sensor'),
    'Sensor.list': listSensors(),
    'Sensor.list_shared': listSensors(true),

    ...operationsOf('Activity'),
    'Activity.get': (call) => {
      const [activity] = viewOf('Activity', allow(call)).data;
      return { data: activity ? { ...activity, studyId: store.parentOf(String(activity['id'])) } : null };
    },
    'Activity.list': listActivities(),
    'Activity.list_shared': listActivities(true),

    ...specOperations('ActivitySpec'),
    ...specOperations('SensorSpec'),
  };
}
