import { anchorId } from './anchor-id';
import { ERRORS_PATH } from './api-paths';
import type { ApiDescription, DescribedError } from './description';
import type { Operation } from './operations';
import { createResolve } from './resolve';

export interface CatalogError {
  /** As written in the description; anything that is not a code is in parentheses. */
  code: string;
  /** Anchor on the catalog page: the code itself, so that people can guess the address. */
  id: string;
  /** Markdown, as the texts of the cases are. */
  meaning: string;
  cases: Pick<DescribedError, 'status' | 'cause' | 'fix'>[];
}

const CODE = /^(\d{3})\.\S+$/;

/** True for a value that a program can compare, `404.resource-not-found`; false for a description of a response. */
export const isCode = (code: string): boolean => CODE.test(code);

/** A code as readers see it: `(other text)` is "Other text". */
export const errorName = (code: string): string =>
  code.startsWith('(') ? code.slice(1, 2).toUpperCase() + code.slice(2, -1) : code;

/** The catalog's section about the body of a failed call. */
export const ERROR_FORMAT_ADDRESS = `${ERRORS_PATH}#format`;

/** The anchor of an error on the catalog page. */
const errorId = (code: string): string => (isCode(code) ? code : anchorId(code));

export const errorAddress = (code: string): string => `${ERRORS_PATH}#${errorId(code)}`;

/** Groups in page order; a code belongs to the first group whose statuses include its number. */
const GROUPS = [
  { id: 'keys-and-permission', title: 'Keys and permission', statuses: [401, 403] },
  { id: 'wrong-request', title: 'Invalid requests', statuses: [400] },
  { id: 'not-found', title: 'Not found', statuses: [404] },
  { id: 'server', title: 'Server and query failures', statuses: [500, 503] },
  { id: 'inside-success', title: 'Failures with status 200', statuses: [200] },
];

/**
 * Every error in the description, by group, each code once with all its causes. Codes are sorted within a group, and
 * responses without a code come last.
 */
export function errorCatalog(description: ApiDescription, operations: Operation[]) {
  const resolve = createResolve(description);
  const byCode = new Map<string, CatalogError>();
  const add = (entry: DescribedError) => {
    const { code, status, cause, fix, meaning } = entry;
    const error = byCode.get(code) ?? { code, id: errorId(code), meaning, cases: [] };
    byCode.set(code, error);
    const isKnown = error.cases.some((listed) => listed.status === status && listed.cause === cause);
    if (!isKnown) error.cases.push({ status, cause, fix });
  };
  for (const operation of operations) for (const entry of operation.errors) add(entry);
  for (const entry of description['x-errors'] ?? []) add(resolve<DescribedError>(entry));
  const all = [...byCode.values()];
  const codes = all.filter(({ code }) => isCode(code)).sort((a, b) => (a.code < b.code ? -1 : 1));
  const errors = [...codes, ...all.filter(({ code }) => !isCode(code))];
  // General descriptions of a response come before exceptions such as `POST /`.
  for (const { code, cases } of errors) {
    const isException = ({ status }: (typeof cases)[number]) => !code.startsWith(`${status}.`);
    cases.sort((a, b) => Number(isException(a)) - Number(isException(b)));
  }
  const numberOf = ({ code, cases }: CatalogError) => Number(CODE.exec(code)?.[1] ?? cases[0]?.status);
  const groups = GROUPS.map(({ statuses, ...group }) => {
    return { ...group, errors: errors.filter((error) => statuses.includes(numberOf(error))) };
  });
  return groups.filter((group) => group.errors.length);
}
