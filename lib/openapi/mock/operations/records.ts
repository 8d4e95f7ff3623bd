import { ApiError, type Kind, type Resource, type Store, type Value } from '../store';
import { objectIn, omit, sentFields, type Call, type Gate, type Handler, type Handlers } from '../call';

/** What a new record stores if a field was not sent. Other fields are never stored, neither now nor by an update. */
const DEFAULTS: Record<Kind, Value> = {
  Researcher: { name: '' },
  Study: { name: '', isMessagingEnabled: true },
  Participant: {},
  Activity: { spec: '', name: '', settings: {}, schedule: [], category: null },
  Sensor: { spec: '', name: '', settings: {} },
};

/** Researchers, Studies, participants, activities, and sensors. */
export function recordOperations(store: Store, { allow, allowMe, requireAdministrator }: Gate): Handlers {
  const shown = ({ kind, id, parent, value }: Resource): Value => {
    const study = store.resources.get(parent ?? '');
    return kind === 'Participant' ? { id, isMessagingEnabled: study?.value['isMessagingEnabled'] } : { id, ...value };
  };
  /** The record of this kind and ID in a list, which is empty if there is none. */
  const view = (kind: Kind, id: string): { data: Value[] } => {
    const found = store.resources.get(id);
    return { data: found?.kind === kind ? [shown(found)] : [] };
  };
  const remove = (call: Call) => {
    const id = allow(call);
    store.parentOf(id);
    store.resources.delete(id);
    return { data: {} };
  };
  /** Creating, viewing, updating, and deleting a kind of record. */
  const operations = (kind: Kind): Handlers => ({
    [`${kind}.create`]: (call) => {
      const fields = sentFields(objectIn(call), Object.keys(DEFAULTS[kind]));
      return { data: store.add(kind, allow(call), { ...DEFAULTS[kind], ...fields }) };
    },
    [`${kind}.get`]: (call) => view(kind, allow(call)),
    // Servers delete what is updated with `null`.
    [`${kind}.set`]: (call) => {
      if (call.body === null) return remove(call);
      const found = store.resources.get(allow(call));
      if (found?.kind !== kind) throw new ApiError('500: there is no record with this ID, so check the ID in the path');
      Object.assign(found.value, sentFields(objectIn(call), Object.keys(DEFAULTS[kind])));
      return { data: {} };
    },
    [`${kind}.delete`]: remove,
  });
  /** The Study whose records a call lists: that of its path, or the one above if it asks for what is beside. */
  const studyOf = (call: Call, isBeside = call.params['sibling'] === 'true'): string => {
    const id = allow(call);
    const study = isBeside ? store.parentOf(id) : id;
    if (study === null) throw new ApiError('403.invalid-sibling-ownership');
    return study;
  };
  const listed = (kind: Kind, study: string, hidden: string[] = []) =>
    store.below(kind, study).map((one) => omit(shown(one), hidden));
  const isShort = ({ query }: Call) => query.get('ignore_binary') === 'true';

  const participants = (isBeside?: true) => (call: Call) => ({ data: listed('Participant', studyOf(call, isBeside)) });
  const sensors = (isBeside?: true) => (call: Call) => ({
    data: listed('Sensor', studyOf(call, isBeside), isShort(call) ? ['settings'] : []),
  });
  const activities = (isBeside?: true) => (call: Call) => {
    const studyId = studyOf(call, isBeside);
    const items = isShort(call)
      ? listed('Activity', studyId, ['schedule', 'category', 'settings'])
      : listed('Activity', studyId, ['schedule', 'category']).map((one) => ({ ...one, studyId }));
    const start = Number(call.query.get('offset') ?? 0);
    const limit = Number(call.query.get('limit') ?? 0) || items.length;
    return { data: items.slice(start, start + limit), total: items.length };
  };
  const activity = operations('Activity');

  return {
    'API.parent': (call) => ({ data: store.above(allowMe(call)) }),

    ...operations('Researcher'),
    'Researcher.create': (call) => {
      requireAdministrator(call);
      const { name = '' } = objectIn(call);
      const id = store.add('Researcher', null, { name });
      // Only this first Study has no `isMessagingEnabled`.
      store.add('Study', id, { name });
      return { data: id };
    },
    'Researcher.get': (call) => view('Researcher', allowMe(call)),
    'Researcher.list': (call) => {
      requireAdministrator(call);
      return { data: store.below('Researcher', null).map(shown) };
    },

    ...operations('Study'),
    'Study.list': (call) => ({ data: listed('Study', allow(call)) }),

    ...operations('Participant'),
    'Participant.create': (call) => ({ data: { id: store.add('Participant', allow(call), {}) } }),
    'Participant.get': (call) => view('Participant', allowMe(call)),
    'Participant.set': (call) => {
      if (call.body === null) return remove(call);
      allow(call);
      throw new ApiError('503.unimplemented');
    },
    'Participant.list': participants(),
    'Participant.list_shared1': participants(true),
    'Participant.list_shared2': participants(true),

    ...operations('Sensor'),
    'Sensor.list': sensors(),
    'Sensor.list_shared': sensors(true),

    ...activity,
    'Activity.get': (call) => {
      const [one] = view('Activity', allow(call)).data;
      return { data: one ? { ...one, studyId: store.parentOf(String(one['id'])) } : null };
    },
    'Activity.set': codeInData(activity['Activity.set']),
    'Activity.delete': codeInData(activity['Activity.delete']),
    'Activity.list': activities(),
    'Activity.list_shared': activities(true),
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
