import { ApiError, type Kind, type Resource, type Store, type Value } from '../store';
import { objectIn, sentFields, type Call, type Gate, type Handlers, type Reach } from '../call';

/** What a new record stores if a field was not sent. Other fields are never stored, neither now nor by an update. */
const DEFAULTS: Record<Kind, () => Value> = {
  Researcher: () => ({ name: '' }),
  Study: () => ({ name: '', isMessagingEnabled: true }),
  Participant: () => ({}),
  Activity: () => ({ spec: '__broken_link__', name: '', settings: {}, schedule: [], category: null }),
  Sensor: () => ({ spec: '__broken_link__', name: '', settings: {} }),
};

export type Records = ReturnType<typeof createRecords>;

/** What all five kinds of records have in common. */
export function createRecords(store: Store, { allow }: Gate) {
  /** A record as the server shows it. */
  const shown = ({ kind, id, parent, value }: Resource): Value => {
    const study = store.resources.get(parent ?? '');
    return kind === 'Participant' ? { id, isMessagingEnabled: study?.value['isMessagingEnabled'] } : { id, ...value };
  };
  /** A list with the record of this kind and ID, or an empty list. */
  const view = (kind: Kind, id: string | null): Value[] => {
    const found = store.resources.get(id ?? '');
    return found?.kind === kind ? [shown(found)] : [];
  };
  const remove = (kind: Kind, id: string | null): Value => {
    // Servers read what is above the record first, which fails if there is no such record.
    if (kind !== 'Researcher') store.above(id);
    else for (const study of store.below('Study', id)) store.resources.delete(study.id);
    store.resources.delete(id ?? '');
    return {};
  };
  const change = (kind: Kind, id: string | null, changes: Value): Value => {
    const found = store.resources.get(id ?? '');
    if (found?.kind !== kind) throw new ApiError('500: there is no record with this ID, so check the ID in the path');
    Object.assign(found.value, changes);
    return {};
  };
  return {
    shown,
    view,
    remove,
    /** The Study whose records a call lists: that of its path, or the one above if it asks for what is beside. */
    studyOf: (call: Call, isBeside = call.params['sibling'] === 'true'): string | null => {
      const id = allow(call, 'beside');
      // Only an expression can leave it out.
      if (call.params['id'] === undefined) throw new ApiError('404.resource-not-found');
      if (!isBeside) return id;
      const parent = store.parentOf(id);
      if (parent === null) throw new ApiError('403.invalid-sibling-ownership');
      return parent;
    },
    /** Creating, viewing, changing, and deleting a kind of record. */
    operations: (kind: Kind, reach: Reach, prepare = (changes: Value): Value => changes): Handlers => {
      const removeIt = (call: Call) => ({ data: remove(kind, allow(call, reach)) });
      return {
        [`${kind}.create`]: (call) => {
          const initial = DEFAULTS[kind]();
          const value = { ...initial, ...sentFields(objectIn(call), Object.keys(initial)) };
          return { data: store.add(kind, allow(call, reach), value) };
        },
        [`${kind}.get`]: (call) => ({ data: view(kind, allow(call, reach)) }),
        // Servers delete what is updated with `null`.
        [`${kind}.set`]: (call) => {
          if (call.body === null) return removeIt(call);
          const id = allow(call, reach);
          return { data: change(kind, id, prepare(sentFields(objectIn(call), Object.keys(DEFAULTS[kind]())))) };
        },
        [`${kind}.delete`]: removeIt,
      };
    },
  };
}
