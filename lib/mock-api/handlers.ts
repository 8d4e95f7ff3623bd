import { createGate, type Handlers } from './call';
import { credentialOperations } from './operations/credentials';
import { eventOperations } from './operations/events';
import { resourceOperations } from './operations/resources';
import { tagOperations } from './operations/tags';
import type { Store } from './store';

/**
 * Handlers for the operations that servers implement, except `API.query`, which calls them.
 * @param description What `API.schema` returns.
 */
export function createHandlers(store: Store, description: object): Handlers {
  const gate = createGate(store);
  return {
    'API.schema': () => description,
    ...resourceOperations(store, gate),
    ...eventOperations('ActivityEvent', store, gate),
    ...eventOperations('SensorEvent', store, gate),
    ...credentialOperations(store, gate),
    ...tagOperations(store, gate),
  };
}
