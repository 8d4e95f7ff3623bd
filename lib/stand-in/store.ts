import { randomInt } from 'node:crypto';
import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import {
  METHODS,
  type ApiDocument,
  type OperationObject,
  type RequestBody,
  type Response,
} from '@/lib/openapi/document';
import { examplesOf } from '@/lib/openapi/example';
import { createResolve } from '@/lib/openapi/resolve';
import { Failure } from './failure';

export type Kind = 'Researcher' | 'Study' | 'Participant' | 'Activity' | 'Sensor';
export type Value = Record<string, unknown>;

export interface Resource {
  kind: Kind;
  id: string;
  /** The parent resource; a Researcher has none. */
  parent: string | null;
  /** What was sent, without the id. */
  value: Value;
}

export interface Login {
  /** The resource that it opens; nothing for an administrator. */
  origin: string | null;
  access_key: string;
  secret_key: string;
  description: string;
}

export interface StoredTag {
  owner: string | null;
  target: string;
  key: string;
  value: unknown;
}

/** A spec that was deleted keeps its contents and comes back when its name is created again. */
export interface StoredSpec {
  value: Value;
  isDeleted: boolean;
}

/** Servers store a reading without a numeric time, too. */
export type StoredEvent = Value & { timestamp: number | null };
type EventKind = 'ActivityEvent' | 'SensorEvent';
type SpecKind = 'ActivitySpec' | 'SensorSpec';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Everything that a stand-in keeps between calls. It exists only as long as the process and is never written to disk.
 */
export class Store {
  readonly resources = new Map<string, Resource>();
  readonly logins = new Map<string, Login>();
  readonly specs: Record<SpecKind, Map<string, StoredSpec>> = { ActivitySpec: new Map(), SensorSpec: new Map() };
  tags: StoredTag[] = [];
  private readonly events: Record<EventKind, Map<string, StoredEvent[]>> = {
    ActivityEvent: new Map(),
    SensorEvent: new Map(),
  };

  /** Stores a new resource under an ID in the form that servers use. */
  add(kind: Kind, parent: string | null, value: Value): string {
    const digits = (count: number, of: string) =>
      Array.from({ length: count }, () => of[randomInt(of.length)]).join('');
    const id = kind === 'Participant' ? `U${digits(10, '0123456789')}` : digits(20, ALPHABET);
    this.resources.set(id, { kind, id, parent, value });
    return id;
  }

  /** The children of a resource, or the resources without a parent, in the order they were added. */
  below(kind: Kind, parent: string | null): Resource[] {
    return [...this.resources.values()].filter((one) => one.kind === kind && one.parent === parent);
  }

  /**
   * The ID of the resource above; nothing for a Researcher.
   * @throws Failure if there is no such resource.
   */
  parentOf(id: string | null): string | null {
    const found = this.resources.get(id ?? '');
    if (!found) throw new Failure('404.resource-not-found');
    return found.parent;
  }

  /**
   * The IDs above a resource by their kinds, nearest first.
   * @throws Failure with status 500 if there is no such resource, or if the Study above it was deleted.
   */
  above(id: string | null): Partial<Record<Kind, string>> {
    const found = this.resources.get(id ?? '');
    if (!found) throw new Failure('500: there is no resource with this ID, so check the ID in the path');
    if (found.parent === null) return {};
    if (found.kind === 'Study') return { Researcher: found.parent };
    const study = this.resources.get(found.parent);
    if (!study) throw new Failure('500: the Study above this resource is not there');
    return { Study: study.id, Researcher: study.parent ?? '' };
  }

  eventsOf(kind: EventKind, participant: string): StoredEvent[] {
    return this.events[kind].get(participant) ?? [];
  }

  addEvents(kind: EventKind, participant: string, events: StoredEvent[]): void {
    this.events[kind].set(participant, [...this.eventsOf(kind, participant), ...events]);
  }
}

/**
 * A store with the contents of the description's examples: the resources in its lists, nested as the example IDs say,
 * their events and tags, and the samples' keys as those of an administrator.
 */
export function seededStore(document: ApiDocument): Store {
  const example = createExamples(document);
  const store = new Store();
  const [access_key = '', secret_key = ''] = KEYS_PLACEHOLDER.split(':');
  store.logins.set(access_key, { origin: null, access_key, secret_key, description: 'Administrator of the samples' });

  const first: Partial<Record<Kind, string>> = {};
  const seed = (kind: Kind, parent: string | null) => {
    for (const { id, ...value } of example<(Value & { id: string })[]>(`${kind}.list`, 'response')) {
      first[kind] ??= id;
      store.resources.set(id, { kind, id, parent, value });
    }
  };
  seed('Researcher', null);
  seed('Study', first.Researcher ?? null);
  for (const kind of ['Participant', 'Activity', 'Sensor'] as const) seed(kind, first.Study ?? null);
  const activity = store.resources.get(first.Activity ?? '');
  if (activity) activity.value = example<Value>('Activity.create', 'request');

  for (const kind of ['ActivitySpec', 'SensorSpec'] as const) {
    for (const operation of ['list', 'get']) {
      for (const { id, ...value } of example<(Value & { id: string })[]>(`${kind}.${operation}`, 'response')) {
        store.specs[kind].set(id, { value, isDeleted: false });
      }
    }
  }
  const secret = example<Login>('Credential.create', 'request').secret_key;
  for (const login of example<Login[]>('Credential.list', 'response')) {
    store.logins.set(login.access_key, { ...login, secret_key: secret });
  }
  const participant = first.Participant ?? '';
  for (const kind of ['ActivityEvent', 'SensorEvent'] as const) {
    store.addEvents(kind, participant, example<StoredEvent[]>(`${kind}.list`, 'response'));
  }
  const value = example<unknown>('Tag.get', 'response');
  for (const key of example<string[]>('Tag.list', 'response')) {
    store.tags.push({ owner: participant, target: 'me', key, value: key === 'lamp.name' ? 'Sam' : value });
  }
  // Servers from December 2025 read it before they change or delete a credential.
  store.tags.push({
    owner: null,
    target: 'me',
    key: 'lamp.dashboard.admin_permissions',
    value: [{ [access_key]: 'admin' }],
  });
  return store;
}

/** Reads the first example of an operation's request, or the `data` of its first response. */
function createExamples(document: ApiDocument) {
  const resolve = createResolve(document);
  const operations = new Map<string, OperationObject>();
  for (const item of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation?.operationId) operations.set(operation.operationId, operation);
    }
  }
  return <T>(id: string, side: 'request' | 'response'): T => {
    const operation = operations.get(id);
    if (!operation) throw new Error(`The description has no operation ${id}.`);
    const content =
      side === 'request'
        ? resolve<RequestBody>(operation.requestBody ?? { content: {} }).content
        : resolve<Response>(operation.responses['200'] ?? { description: '' }).content;
    const [media] = Object.values(content ?? {});
    const value = media && examplesOf(media, resolve)[0]?.value;
    if (value === undefined) throw new Error(`The ${side} of ${id} has no example.`);
    return structuredClone(side === 'request' ? value : (value as { data: unknown }).data) as T;
  };
}
