import type { Fields, TimedEvent } from '@/lib/data/events';
import { eventsOf } from '@/lib/data/people/made-up-events';
import { MADE_UP_PEOPLE, MADE_UP_RESOURCES } from '@/lib/data/people/made-up-people';
import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import { describedOperations } from '@/lib/openapi/described-operations';
import type { ApiDescription, DescribedResponse, RequestBody } from '@/lib/openapi/description';
import { examplesOf } from '@/lib/openapi/example';
import { createResolve } from '@/lib/openapi/resolve';
import { Store, type ResourceKind, type Credential } from './store';

/**
 * A store with the contents of the description's examples: the resources in its lists, nested as the example IDs say,
 * their events and tags, and the samples' keys as those of an administrator.
 */
export function seededStore(description: ApiDescription): Store {
  const exampleOf = createExamples(description);
  const store = new Store();
  const [access_key = '', secret_key = ''] = KEYS_PLACEHOLDER.split(':');
  store.credentials.set(access_key, {
    origin: null,
    access_key,
    secret_key,
    description: 'Administrator of the samples',
  });

  const first: Partial<Record<ResourceKind, string>> = {};
  const seed = (kind: ResourceKind, parent: string | null, operation = 'list') => {
    for (const { id, ...value } of exampleOf<(Fields & { id: string })[]>(`${kind}.${operation}`, 'response')) {
      first[kind] ??= id;
      store.resources.set(id, { kind, id, parent, value });
    }
  };
  seed('Researcher', null);
  seed('Study', first.Researcher ?? null);
  for (const kind of ['Participant', 'Activity', 'Sensor'] as const) seed(kind, first.Study ?? null);
  for (const kind of ['ActivitySpec', 'SensorSpec'] as const) {
    for (const operation of ['list', 'get']) seed(kind, null, operation);
  }
  const activity = store.resources.get(first.Activity ?? '');
  if (activity) activity.value = exampleOf<Fields>('Activity.create', 'request');

  const secret = exampleOf<Credential>('Credential.create', 'request').secret_key;
  for (const credential of exampleOf<Credential[]>('Credential.list', 'response')) {
    store.credentials.set(credential.access_key, { ...credential, secret_key: secret });
  }
  const participant = first.Participant ?? '';
  for (const kind of ['ActivityEvent', 'SensorEvent'] as const) {
    store.addEvents(kind, participant, exampleOf<TimedEvent[]>(`${kind}.list`, 'response'));
  }
  const value = exampleOf<unknown>('Tag.get', 'response');
  for (const key of exampleOf<string[]>('Tag.list', 'response')) {
    store.tags.push({ owner: participant, target: 'me', key, value: key === 'lamp.name' ? 'Sam' : value });
  }
  return store;
}

/** Adds the made-up people, with their Study and four weeks of events. */
export function addMadeUpPeople(store: Store): void {
  for (const resource of MADE_UP_RESOURCES) store.resources.set(resource.id, structuredClone(resource));
  for (const person of MADE_UP_PEOPLE) {
    const { id: owner, name } = person;
    store.tags.push(
      { owner, target: 'me', key: 'lamp.name', value: name },
      { owner, target: 'me', key: 'lamp.participant.timezone', value: 'America/New_York' },
    );
    const { activityEvents, sensorEvents } = eventsOf(person);
    store.addEvents('ActivityEvent', owner, activityEvents);
    store.addEvents('SensorEvent', owner, sensorEvents);
  }
}

/** Reads the first example of an operation's request, or the `data` of its first response. */
function createExamples(description: ApiDescription) {
  const resolve = createResolve(description);
  const operations = new Map(
    describedOperations(description).map(({ operation }) => [operation.operationId, operation]),
  );
  return <T>(id: string, side: 'request' | 'response'): T => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`The description has no operation ${id}.`);
    const content =
      side === 'request'
        ? resolve<RequestBody>(operation.requestBody ?? { content: {} }).content
        : resolve<DescribedResponse>(operation.responses['200'] ?? { description: '' }).content;
    const [media] = Object.values(content ?? {});
    const value = media && examplesOf(media, resolve)[0]?.value;
    if (value === undefined) throw new Error(`The ${side} of ${id} has no example.`);
    return structuredClone(side === 'request' ? value : (value as { data: unknown }).data) as T;
  };
}
