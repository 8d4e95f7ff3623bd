import type { ApiDocument, ErrorEntry } from './document';
import { ERRORS_PATH } from './navigation';
import type { Operation } from './operations';
import { createResolve } from './resolve';
import { kebabCase } from './slug';

/** One way in which an error comes about. Texts are Markdown. */
export interface ErrorCase {
  status: number;
  cause: string;
  cure: string;
  /** Those that send it for this cause; empty when it belongs to none. */
  operations: Operation[];
}

export interface CatalogError {
  /** As the description writes it; what is no code stands in parentheses. */
  code: string;
  /** Anchor on the page of the catalog: the code itself, so that an address can be guessed. */
  id: string;
  /** Markdown. */
  meaning: string;
  cases: ErrorCase[];
}

export interface ErrorGroup {
  id: string;
  title: string;
  errors: CatalogError[];
}

const CODE = /^(\d{3})\.\S+$/;

/** True for what a program can compare, `404.resource-not-found`; false for a description of an answer. */
export const isCode = (code: string): boolean => CODE.test(code);

/** The anchor of an error on the page of the catalog. */
export const errorId = (code: string): string => (isCode(code) ? code : kebabCase(code));

/** The place of an error in the catalog. */
export const errorPath = (code: string): string => `${ERRORS_PATH}#${errorId(code)}`;

/** Groups in the order of the page; a code belongs to the first whose statuses hold its number. */
const GROUPS = [
  { id: 'keys-and-permission', title: 'Keys and permission', statuses: [401, 403] },
  { id: 'wrong-request', title: 'Invalid requests', statuses: [400] },
  { id: 'not-found', title: 'Not found', statuses: [404] },
  { id: 'server', title: 'Server failures', statuses: [500, 503] },
  { id: 'inside-success', title: 'Failures with status 200', statuses: [200] },
];

/**
 * Every error that the description names, by group, each code once with all its causes. Within a group codes stand in
 * order, and answers without a code come last.
 */
export function errorCatalog(document: ApiDocument, operations: Operation[]): ErrorGroup[] {
  const resolve = createResolve(document);
  const byCode = new Map<string, CatalogError>();
  const add = (entry: ErrorEntry, operation?: Operation) => {
    const { code, status, cause, cure, meaning = '' } = entry;
    const known = byCode.get(code) ?? { code, id: errorId(code), meaning, cases: [] };
    byCode.set(code, known);
    known.meaning ||= meaning;
    let way = known.cases.find((one) => one.status === status && one.cause === cause);
    if (!way) known.cases.push((way = { status, cause, cure, operations: [] }));
    if (operation) way.operations.push(operation);
  };
  for (const operation of operations) for (const entry of operation.errors) add(entry, operation);
  for (const entry of document['x-errors'] ?? []) add(resolve<ErrorEntry>(entry));
  const errors = [...byCode.values()].sort(
    (a, b) => Number(isCode(b.code)) - Number(isCode(a.code)) || (isCode(a.code) ? (a.code < b.code ? -1 : 1) : 0),
  );
  // The usual form of a response comes before exceptions such as `POST /`.
  for (const { code, cases } of errors) {
    cases.sort((a, b) => Number(!code.startsWith(`${a.status}.`)) - Number(!code.startsWith(`${b.status}.`)));
  }
  const numberOf = ({ code, cases }: CatalogError) => Number(CODE.exec(code)?.[1] ?? cases[0]?.status);
  return GROUPS.map(({ id, title, statuses }) => ({
    id,
    title,
    errors: errors.filter((error) => statuses.includes(numberOf(error))),
  })).filter((group) => group.errors.length);
}
