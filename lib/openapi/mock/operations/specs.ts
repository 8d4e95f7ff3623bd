import { ApiError, type SpecKind, type Store, type Value } from '../store';
import { objectIn, omit, sentFields, type Call, type Gate, type Handlers } from '../call';

/** What a new spec stores if a field was not sent; the only fields that an update changes. */
const DEFAULTS: Record<SpecKind, () => Value> = {
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

/** The types of activities or of sensors, which everyone reads and administrators change. */
export function specOperations(kind: SpecKind, store: Store, { login, requireAdministrator }: Gate): Handlers {
  const specs = store.specs[kind];
  const named = ({ params }: Call) => specs.get(params['id'] ?? '');
  const remove = (call: Call) => {
    requireAdministrator(call);
    const found = named(call);
    if (found) found.isDeleted = true;
    return { data: {} };
  };
  return {
    [`${kind}.list`]: (call) => {
      login(call);
      const found = [...specs].filter(([, { isDeleted }]) => !isDeleted);
      return { data: found.map(([id, { value }]) => ({ id, ...omit(value, ['executable']) })) };
    },
    [`${kind}.get`]: (call) => {
      login(call);
      const found = named(call);
      return { data: found && !found.isDeleted ? [{ id: call.params['id'], ...found.value }] : [] };
    },
    [`${kind}.create`]: (call) => {
      requireAdministrator(call);
      const { name, ...value } = objectIn(call);
      // Without a name, the database makes one.
      const id = typeof name === 'string' ? name : store.newId();
      const known = specs.get(id);
      if (known?.isDeleted === false) throw new ApiError(`500.${kind.toLowerCase()}-creation-failed`);
      const initial = DEFAULTS[kind]();
      // A spec that was deleted comes back as it was.
      if (known) known.isDeleted = false;
      else specs.set(id, { value: { ...initial, ...sentFields(value, Object.keys(initial)) }, isDeleted: false });
      return { data: {} };
    },
    // Servers delete what is updated with `null`.
    [`${kind}.set`]: (call) => {
      if (call.body === null) return remove(call);
      requireAdministrator(call);
      const found = named(call);
      if (!found) throw new ApiError('500: there is no spec with this name, so check the name in the path');
      Object.assign(found.value, sentFields(objectIn(call), Object.keys(DEFAULTS[kind]())));
      return { data: {} };
    },
    [`${kind}.delete`]: remove,
  };
}
