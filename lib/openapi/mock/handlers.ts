import { createGate, type Handlers } from './call';
import { activityOperations } from './operations/activities';
import { credentialOperations } from './operations/credentials';
import { eventOperations } from './operations/events';
import { hierarchyOperations } from './operations/hierarchy';
import { createRecords } from './operations/records';
import { specOperations } from './operations/specs';
import { tagOperations } from './operations/tags';
import type { Store } from './store';

/**
 * Handlers for the operations that servers implement, except `API.query`, which calls them.
 * @param document What `API.schema` returns.
 */
export function createHandlers(store: Store, document: object): Handlers {
  const gate = createGate(store);
  const records = createRecords(store, gate);
  return {
    'API.schema': () => document,
    ...hierarchyOperations(store, gate, records),
    ...activityOperations(store, gate, records),
    ...specOperations('ActivitySpec', store, gate),
    ...specOperations('SensorSpec', store, gate),
    ...eventOperations('ActivityEvent', store, gate),
    ...eventOperations('SensorEvent', store, gate),
    ...credentialOperations(store, gate),
    ...tagOperations(store, gate),
  };
}
