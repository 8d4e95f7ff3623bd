import type { Fields, TimedEvent } from '@/lib/data/events';

export type SpecKind = 'ActivitySpec' | 'SensorSpec';
export type ResourceKind = 'Researcher' | 'Study' | 'Participant' | 'Activity' | 'Sensor' | SpecKind;

export interface Resource {
  kind: ResourceKind;
  id: string;
  /** The ID of the resource above; Researchers and types have none. */
  parent: string | null;
  /** The fields of the resource as they were sent, without its ID. */
  value: Fields;
}

/** What a caller signs in with: an access key and a secret key. */
export interface Credential {
  /** The ID of the resource that the credential gives access to; null for an administrator. */
  origin: string | null;
  access_key: string;
  secret_key: string;
  description: string;
}

export type EventKind = 'ActivityEvent' | 'SensorEvent';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const randomText = (count: number, from: string): string =>
  Array.from({ length: count }, () => from[Math.floor(Math.random() * from.length)]).join('');

/** Everything that a mock keeps between calls. */
export class Store {
  readonly resources = new Map<string, Resource>();
  readonly credentials = new Map<string, Credential>();
  tags: { owner: string; target: string; key: string; value: unknown }[] = [];
  private readonly events: Record<EventKind, Map<string, TimedEvent[]>> = {
    ActivityEvent: new Map(),
    SensorEvent: new Map(),
  };

  /** Stores a new resource under an ID such as servers make. */
  add(kind: ResourceKind, parent: string | null, value: Fields): string {
    const id = kind === 'Participant' ? `U${randomText(10, '0123456789')}` : randomText(20, ALPHABET);
    this.resources.set(id, { kind, id, parent, value });
    return id;
  }

  /** The children of a resource, or the resources without a parent, in the order they were added. */
  childrenOf(kind: ResourceKind, parent: string | null): Resource[] {
    return [...this.resources.values()].filter((resource) => resource.kind === kind && resource.parent === parent);
  }

  /**
   * The ID of the resource above; null for a Researcher or a type.
   * @throws ApiError if there is no such resource.
   */
  parentOf(id: string): string | null {
    const resource = this.resources.get(id);
    if (!resource) throw new ApiError('404.resource-not-found');
    return resource.parent;
  }

  /**
   * The IDs above a resource by their kinds, nearest first.
   * @throws ApiError if there is no such resource.
   */
  ancestorsOf(id: string): Partial<Record<ResourceKind, string>> {
    const parent = this.resources.get(this.parentOf(id) ?? '');
    return parent ? { [parent.kind]: parent.id, ...this.ancestorsOf(parent.id) } : {};
  }

  eventsOf(kind: EventKind, participant: string): TimedEvent[] {
    return this.events[kind].get(participant) ?? [];
  }

  addEvents(kind: EventKind, participant: string, events: TimedEvent[]): void {
    this.events[kind].set(participant, [...this.eventsOf(kind, participant), ...events]);
  }
}

/** An error response: `code` is the server's code, and its first digits are the status. */
export class ApiError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
