import { ApiError, type Store, type StoredTag } from '../store';
import { type Gate, type Handlers } from '../call';

export function tagOperations(store: Store, { allow, allowMe }: Gate): Handlers {
  return {
    'Tag.list': (call) => {
      const keys = new Set(visible(store, allow(call, 'beside')).map(({ key }) => key));
      if (!keys.size) throw new ApiError('404.object-not-found');
      return { data: [...keys] };
    },
    'Tag.get': (call) => {
      const { key = '', index } = call.params;
      return { data: readTag(store, allowMe(call, 'beside'), key, index) };
    },
    'Tag.set': (call) => {
      const { target = '', key = '' } = call.params;
      const owner = allow(call, 'beside');
      const value = call.body ?? null;
      store.tags = store.tags.filter((one) => one.owner !== owner || one.target !== target || one.key !== key);
      // `null` removes the tag.
      if (value !== null) store.tags.push({ owner, target, key, value });
      return { data: {} };
    },
  };
}

/**
 * The tags that apply to a resource, in order of precedence: set from above for its ID, its kind, or everything; then
 * its own.
 */
function visible(store: Store, id: string | null): StoredTag[] {
  const kind = id === null ? undefined : store.resources.get(id)?.kind;
  const above = id === null ? [] : [null, ...Object.values(store.above(id)).reverse()];
  const scopes = [
    ...[id, kind, '*'].flatMap((target) => above.map((owner) => ({ owner, target }))),
    { owner: id, target: id },
    { owner: id, target: 'me' },
  ];
  return scopes.flatMap(({ owner, target }) =>
    store.tags.filter((tag) => tag.owner === owner && tag.target === target),
  );
}

/** The value of a tag, or the part of it at an index; null if that part does not exist. */
function readTag(store: Store, id: string | null, key: string, index?: string): unknown {
  const found = visible(store, id).find((tag) => tag.key === key);
  if (!found) throw new ApiError('404.object-not-found');
  if (index === undefined) return found.value;
  const { value } = found;
  const isSequence = Array.isArray(value) || typeof value === 'string';
  const position = Number(index);
  const fits = typeof value === 'object' || (isSequence && (!Number.isNaN(position) || index === 'length'));
  if (!fits) throw new ApiError('404.specified-index-not-found');
  if (value === null) throw new ApiError('500: the value is null, which has no parts: read the whole value instead');
  const partKey = isSequence && position < 0 ? value.length + position : index;
  return (value as Record<string | number, unknown>)[partKey] ?? null;
}
