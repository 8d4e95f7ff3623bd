import { loginOf, permit, type Relation } from './access';
import type { Login, Store, Value } from './store';

/** One call of an operation. */
export interface Call {
  /** Path values by their names in the description. */
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  /** The `Authorization` header. */
  authorization: string | undefined;
}

/** What an operation does with the store; its return value is the whole body of a successful response. */
export type Handler = (call: Call) => unknown;

/** Handlers by operationId. */
export type Handlers = Record<string, Handler>;

export const SELF_OR_PARENT: Relation[] = ['self', 'parent'];
export const SELF_SIBLING_OR_PARENT: Relation[] = ['self', 'sibling', 'parent'];

/** Checks who calls. Each function throws an ApiError if the caller may not do it. */
export interface Gate {
  login: (call: Call) => Login;
  /** @returns the ID in the path. Most operations take `me` literally, so they find nothing under it. */
  allow: (call: Call, relations: Relation[]) => string | null;
  /** The same for the few operations in which `me` is the resource that the login opens. */
  allowMe: (call: Call, relations: Relation[]) => string | null;
  /** For operations that name no resource. */
  allowAll: (call: Call, who: 'administrators' | 'everyone') => void;
}

export function createGate(store: Store): Gate {
  const login = ({ authorization }: Call) => loginOf(store, authorization);
  const allow = (call: Call, relations: Relation[]) => {
    const { id } = call.params;
    // The word `null` in a path means the whole server.
    const target = id === 'null' ? null : id;
    permit(store, login(call), relations, target);
    return target ?? null;
  };
  return {
    login,
    allow,
    allowMe: (call, relations) => {
      const id = allow(call, relations);
      return id === 'me' ? login(call).origin : id;
    },
    allowAll: (call, who) => permit(store, login(call), who === 'everyone' ? SELF_SIBLING_OR_PARENT : []),
  };
}

/** The object in a body. Servers treat a missing body as an empty object. */
export function objectIn({ body }: Call): Value {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Value) : {};
}

/** A number as servers read it: from a number or a numeric text; an empty text is 0. */
export function parseNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  return Number.isNaN(Number(value)) ? undefined : Number(value);
}

/** The named fields that were sent and are not null; servers keep the stored value of all others. */
export function sentFields(value: Value, names: string[]): Value {
  return Object.fromEntries(names.filter((name) => (value[name] ?? null) !== null).map((name) => [name, value[name]]));
}

/** An object without some of its fields. */
export function omit(value: Value, names: string[]): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
