import type { Oas3Server } from '@redocly/openapi-core';
import { describedOperations, type DescribedOperation } from './described-operations';
import type { ApiDescription, ErrorEntry, MediaType, Parameter, RequestBody, Response } from './description';
import { type Example, examplesOf } from './example';
import { createResolve, type Resolve } from './resolve';
import { type SchemaNode, schemaTree } from './schema-tree';
import { anchorId } from './anchor-id';

/** A parameter as a row like that of a field. */
export interface ShownParameter extends SchemaNode {
  /** The sample includes it, although it is optional. */
  inSample: boolean;
  examples: Example[];
}

/** A request body: everything about its first media type, and the names of the others. */
export interface ShownBody {
  type: string;
  alsoTypes: string[];
  schema?: SchemaNode;
  examples: Example[];
}

export interface ShownResponse {
  status: string;
  /** Markdown. */
  description: string;
  content?: ShownBody;
}

/** Everything that an operation's page shows, as plain values. Texts are Markdown. */
export interface Operation {
  slug: string;
  aliases: string[];
  id?: string;
  title: string;
  tag: string;
  /** In capitals. */
  method: string;
  path: string;
  description: string;
  status: 'ok' | 'deprecated' | 'not-implemented';
  statusNote?: string;
  permission?: string;
  /** Names of the security schemes; empty if no credentials are needed. */
  security: string[];
  server: string;
  parameters: Record<Parameter['in'], ShownParameter[]>;
  body?: ShownBody & { required: boolean; description?: string };
  responses: ShownResponse[];
  errors: ErrorEntry[];
  notes: string[];
  /** Addresses of documents. */
  guides: string[];
  sdk: Record<string, string>;
  /** Words that readers search for and that the page does not use. */
  keywords: string[];
}

/** The category for operations without a tag. */
const DEFAULT_TAG = 'API';

export function listOperations(description: ApiDescription): Operation[] {
  const resolve = createResolve(description);
  return describedOperations(description).map((described) => operationFrom(described, description, resolve));
}

function operationFrom(
  { path, method, operation, parameters }: DescribedOperation,
  description: ApiDescription,
  resolve: Resolve,
): Operation {
  const title = operation.summary ?? operation.operationId ?? 'Missing summary';
  const body = operation.requestBody && resolve<RequestBody>(operation.requestBody);
  const parametersIn = (location: Parameter['in']) =>
    parameters.filter((parameter) => parameter.in === location).map((parameter) => parameterFrom(parameter, resolve));
  return {
    slug: operation['x-slug'] ?? anchorId(title),
    aliases: operation['x-aliases'] ?? [],
    id: operation.operationId,
    title,
    tag: operation.tags?.[0] ?? DEFAULT_TAG,
    method: method.toUpperCase(),
    path,
    description: operation.description ?? title,
    status: operation.deprecated ? 'deprecated' : (operation['x-status'] ?? 'ok'),
    statusNote: operation['x-status-note'],
    permission: operation['x-permission'],
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
    responses: Object.entries(operation.responses).map(([status, one]) => {
      const { description, content } = resolve<Response>(one);
      return { status, description, content: content && shownContent(content, 'response', resolve) };
    }),
    errors: (operation['x-errors'] ?? []).map((error) => resolve<ErrorEntry>(error)),
    notes: operation['x-notes'] ?? [],
    guides: operation['x-guides'] ?? [],
    sdk: operation['x-sdk'] ?? {},
    keywords: operation['x-keywords'] ?? [],
  };
}

function parameterFrom(parameter: Parameter, resolve: Resolve): ShownParameter {
  const { name, required = parameter.in === 'path', deprecated = false, description, content = {} } = parameter;
  const schema = parameter.schema ?? Object.values(content)[0]?.schema ?? {};
  const node = schemaTree(schema, { resolve, purpose: 'request' });
  return {
    ...node,
    name,
    required,
    flags: deprecated ? [...new Set([...node.flags, 'deprecated'])] : node.flags,
    description: [node.description, description].filter(Boolean).join('\n\n'),
    inSample: parameter['x-in-sample'] ?? false,
    examples: examplesOf(parameter, resolve),
  };
}

function shownContent(
  content: Record<string, MediaType>,
  purpose: 'request' | 'response',
  resolve: Resolve,
): ShownBody {
  const [type = '', ...alsoTypes] = Object.keys(content);
  const media = content[type] ?? {};
  return {
    type,
    alsoTypes,
    schema: media.schema && schemaTree(media.schema, { resolve, purpose }),
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
