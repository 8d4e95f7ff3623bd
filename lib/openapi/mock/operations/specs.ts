import { ApiError, type SpecKind, type Store, type Value } from '../store';
import { objectIn, omit, sentFields, type Call, type Gate, type Handlers } from '../call';

/** What a new spec stores if a field was not sent; the only fields that an update changes. */
const DEFAULTS: Record<SpecKind, Value> = {
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

/** The types of activities or of sensors, which everyone reads and administrators change. */
export function specOperations(kind: SpecKind, store: Store, { login, requireAdministrator }: Gate): Handlers {
  const specs = store.specs[kind];
  const changes = (value: Value) => sentFields(value, Object.keys(DEFAULTS[kind]));
  const remove = (call: Call) => {
    requireAdministrator(call);
    specs.delete(call.params['id'] ?? '');
    return { data: {} };
  };
  return {
    [`${kind}.list`]: (call) => {
      login(call);
      return { data: [...specs].map(([id, value]) => ({ id, ...omit(value, ['executable']) })) };
    },
    [`${kind}.get`]: (call) => {
      login(call);
      const { id = '' } = call.params;
      return { data: specs.has(id) ? [{ id, ...specs.get(id) }] : [] };
    },
    [`${kind}.create`]: (call) => {
      requireAdministrator(call);
      const { name, ...value } = objectIn(call);
      if (specs.has(String(name))) throw new ApiError(`500.${kind.toLowerCase()}-creation-failed`);
      specs.set(String(name), { ...DEFAULTS[kind], ...changes(value) });
      return { data: {} };
    },
    // Servers delete what is updated with `null`.
    [`${kind}.set`]: (call) => {
      if (call.body === null) return remove(call);
      requireAdministrator(call);
      const found = specs.get(call.params['id'] ?? '');
      if (!found) throw new ApiError('500: there is no spec with this name, so check the name in the path');
      Object.assign(found, changes(objectIn(call)));
      return { data: {} };
    },
    [`${kind}.delete`]: remove,
  };
}
