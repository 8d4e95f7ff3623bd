import type { Gate, Handlers } from '../call';
import { ApiError, type Store } from '../store';

export function tagOperations(store: Store, { allow }: Gate): Handlers {
  /** The tags that apply to a resource: set from above for its ID, its kind, or everything; then its own. */
  const tagsFor = (id: string) => {
    const targets = [id, store.resources.get(id)?.kind, '*'];
    const above = Object.values(store.ancestorsOf(id)).reverse();
    const scopes = targets.flatMap((target) => above.map((owner) => ({ owner, target })));
    return [...scopes, { owner: id, target: id }, { owner: id, target: 'me' }].flatMap(({ owner, target }) =>
      store.tags.filter((tag) => tag.owner === owner && tag.target === target),
    );
  };
  return {
    'Tag.list': (call) => {
      const keys = new Set(tagsFor(allow(call)).map(({ key }) => key));
      if (!keys.size) throw new ApiError('404.object-not-found');
      return { data: [...keys] };
    },
    'Tag.get': (call) => {
      const tag = tagsFor(allow(call)).find(({ key }) => key === call.params['key']);
      if (!tag) throw new ApiError('404.object-not-found');
      return { data: tag.value };
    },
    'Tag.set': (call) => {
      const { target = '', key = '' } = call.params;
      const owner = allow(call);
      store.tags = store.tags.filter((tag) => tag.owner !== owner || tag.target !== target || tag.key !== key);
      // `null` removes the tag.
      if (call.body !== null && call.body !== undefined) store.tags.push({ owner, target, key, value: call.body });
      return { data: {} };
    },
  };
}
