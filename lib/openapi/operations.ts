import type { Oas3Server } from '@redocly/openapi-core';
import { anchorId } from './anchor-id';
import { describedOperations, type DescribedOperation } from './described-operations';
import type {
  ApiDescription,
  DescribedError,
  DescribedResponse,
  MediaType,
  Parameter,
  RequestBody,
} from './description';
import { examplesOf } from './example';
import { createResolve, type Resolve } from './resolve';
import { schemaTree } from './schema-tree';

/** Everything that an operation's page shows, as plain values. Texts are Markdown. */
export type Operation = ReturnType<typeof operationFrom>;

export type ShownParameter = ReturnType<typeof parameterFrom>;
export type ShownResponse = Operation['responses'][number];
export type ShownBody = ReturnType<typeof shownContent>;

export function listOperations(description: ApiDescription): Operation[] {
  const resolve = createResolve(description);
  return describedOperations(description).map((described) => operationFrom(described, description, resolve));
}

function operationFrom(
  { path, method, operation, parameters }: DescribedOperation,
  description: ApiDescription,
  resolve: Resolve,
) {
  const title = operation.summary ?? operation.operationId ?? 'Missing summary';
  const body = operation.requestBody && resolve<RequestBody>(operation.requestBody);
  const parametersIn = (location: Parameter['in']): ShownParameter[] =>
    parameters.filter((parameter) => parameter.in === location).map((parameter) => parameterFrom(parameter, resolve));
  return {
    slug: operation['x-slug'] ?? anchorId(title),
    aliases: operation['x-aliases'] ?? [],
    id: operation.operationId,
    title,
    tag: operation.tags?.[0] ?? 'API',
    method: method.toUpperCase(),
    path,
    description: operation.description ?? title,
    status: operation.deprecated ? 'deprecated' : (operation['x-status'] ?? 'ok'),
    statusNote: operation['x-status-note'],
    permission: operation['x-permission'],
    /** Names of the security schemes; empty if no credentials are needed. */
    security: (operation.security ?? description.security ?? []).flatMap((requirement) => Object.keys(requirement)),
    server: serverAddress((operation.servers ?? description.servers)?.[0]),
    parameters: {
      path: parametersIn('path'),
      query: parametersIn('query'),
      header: parametersIn('header'),
      cookie: parametersIn('cookie'),
    },
    body: body && {
      ...shownContent(body.content, 'request', resolve),
      required: body.required ?? false,
      description: body.description,
    },
    responses: Object.entries(operation.responses).map(([status, response]) => {
      const { description, content } = resolve<DescribedResponse>(response);
      return { status, description, content: content && shownContent(content, 'response', resolve) };
    }),
    errors: (operation['x-errors'] ?? []).map((error) => resolve<DescribedError>(error)),
    notes: operation['x-notes'] ?? [],
    /** Addresses of documents. */
    guides: operation['x-guides'] ?? [],
    sdk: operation['x-sdk'] ?? {},
    /** Words that readers search for and that the page does not use. */
    keywords: operation['x-keywords'] ?? [],
  };
}

function parameterFrom(parameter: Parameter, resolve: Resolve) {
  const { name, required = parameter.in === 'path', deprecated = false, description, content = {} } = parameter;
  const schema = parameter.schema ?? Object.values(content)[0]?.schema ?? {};
  const node = schemaTree(schema, { resolve, side: 'request' });
  return {
    ...node,
    name,
    required,
    flags: deprecated ? [...new Set([...node.flags, 'deprecated'])] : node.flags,
    description: [node.description, description].filter(Boolean).join('\n\n'),
    /** The sample includes it, although it is optional. */
    isInSample: parameter['x-in-sample'] ?? false,
    examples: examplesOf(parameter, resolve),
  };
}

/** A body: everything about its first media type, and the names of the others. */
function shownContent(content: Record<string, MediaType>, side: 'request' | 'response', resolve: Resolve) {
  const [type = '', ...alsoTypes] = Object.keys(content);
  const media = content[type] ?? {};
  return {
    type,
    alsoTypes,
    schema: media.schema && schemaTree(media.schema, { resolve, side }),
    examples: examplesOf(media, resolve),
  };
}

/** A server's address with the default values of its variables, without a trailing slash. */
function serverAddress(server: Oas3Server | undefined): string {
  const filled = (server?.url ?? '').replace(
    /\{([^}]+)\}/g,
    (whole, name: string) => server?.variables?.[name]?.default ?? whole,
  );
  return filled.replace(/\/+$/, '');
}
