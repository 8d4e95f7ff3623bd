import type { Api } from './load';
import { API_PATH, ERRORS_PATH, operationPath } from './navigation';
import type { Operation } from './operations';
import { operationSummary } from './summary';

/** What the site needs to know about a page of the reference before it is rendered. */
export type ApiPage = ApiPageFacts &
  ({ kind: 'api-overview' | 'error-catalog' } | { kind: 'operation'; operation: Operation });

interface ApiPageFacts {
  path: string;
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** Words that readers search for and that the page expresses in other words. */
  keywords: readonly string[];
  /** Old addresses that lead here. */
  aliases: readonly string[];
  /** The file that people edit to change it, from the project's root. */
  file: string;
}

const OVERVIEW = {
  kind: 'api-overview',
  path: API_PATH,
  description:
    'The HTTP API of the LAMP Platform: server address, sign-in, a first request, time units, events, errors, permissions, and all operations.',
  keywords: [
    'rate limit',
    'request limit',
    'pagination',
    'status codes',
    '401 unauthorized',
    '403 forbidden',
    '404 not found',
    'base URL',
    'endpoint',
    'REST',
    'OpenAPI file',
    'Swagger',
    'Postman',
    'CORS',
    'basic auth',
    'access key',
    'secret key',
  ],
  aliases: [`${API_PATH}/introduction`],
  file: 'openapi/landing.yaml',
} as const;

const ERROR_CATALOG = {
  kind: 'error-catalog',
  path: ERRORS_PATH,
  title: 'API error codes',
  description:
    'Every error code that a LAMP server returns: what it means, what causes it, what to do about it, and which operations return it.',
  keywords: ['error catalog', 'error message', 'status code', 'failed request', 'exception', 'fix'],
  aliases: [],
  file: 'openapi/errors.yaml',
} as const;

/** The pages of the reference: the introduction, the error catalog, and one for each operation. */
export function apiPages({ document, operations, files }: Pick<Api, 'document' | 'operations' | 'files'>): ApiPage[] {
  return [
    { ...OVERVIEW, title: document.info.title },
    ERROR_CATALOG,
    ...operations.map((operation) => ({
      kind: 'operation' as const,
      path: operationPath(operation.slug),
      title: operation.title,
      description: operationSummary(operation),
      keywords: operation.keywords,
      aliases: operation.aliases.map(operationPath),
      file: `openapi/${files[operation.path] ?? ''}`,
      operation,
    })),
  ];
}
