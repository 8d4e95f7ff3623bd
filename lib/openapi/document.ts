/** The parts of an OpenAPI 3.0 description that the reference uses, in the form of the bundled document. */

export interface Ref {
  $ref: string;
}

export type MaybeRef<T> = T | Ref;

export interface Schema {
  title?: string;
  type?: string;
  format?: string;
  description?: string;
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  default?: unknown;
  example?: unknown;
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean;
  exclusiveMaximum?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
  properties?: Record<string, MaybeRef<Schema>>;
  additionalProperties?: boolean | MaybeRef<Schema>;
  items?: MaybeRef<Schema>;
  allOf?: MaybeRef<Schema>[];
  oneOf?: MaybeRef<Schema>[];
  anyOf?: MaybeRef<Schema>[];
  xml?: { name?: string };
  externalDocs?: { url: string; description?: string };
  /** Shown only by its title inside other schemas. */
  'x-leaf'?: boolean;
  /** Known values, where others are accepted too. */
  'x-known-values'?: string[];
}

export interface NamedExample {
  summary?: string;
  value?: unknown;
}

export interface MediaType {
  schema?: MaybeRef<Schema>;
  example?: unknown;
  examples?: Record<string, MaybeRef<NamedExample>>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  /** The sample includes the parameter even though it is optional. */
  'x-in-sample'?: boolean;
  description?: string;
  schema?: MaybeRef<Schema>;
  content?: Record<string, MediaType>;
  example?: unknown;
  examples?: Record<string, MaybeRef<NamedExample>>;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface Response {
  description: string;
  content?: Record<string, MediaType>;
}

type SecurityRequirement = Record<string, string[]>;

/** What goes wrong, why, and what to do about it. */
export interface ErrorEntry {
  code: string;
  status: number;
  /** Most operations return it, so their pages only name it; the error catalog explains it. */
  standard?: boolean;
  /** What the code means, in one sentence, the same in all entries for a code. */
  meaning: string;
  /** Anchors that the entry had under earlier names; links to them still lead to it. */
  anchors?: string[];
  cause: string;
  fix: string;
}

export const STATUSES = ['ok', 'deprecated', 'not-implemented'] as const;

export interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: MaybeRef<Parameter>[];
  requestBody?: MaybeRef<RequestBody>;
  responses: Record<string, MaybeRef<Response>>;
  security?: SecurityRequirement[];
  servers?: Server[];
  'x-slug'?: string;
  'x-aliases'?: string[];
  /** Words that readers search for and that the page does not use. */
  'x-keywords'?: string[];
  'x-permission'?: string;
  'x-status'?: (typeof STATUSES)[number];
  'x-status-note'?: string;
  'x-errors'?: MaybeRef<ErrorEntry>[];
  'x-notes'?: string[];
  'x-related'?: string[];
  /** Addresses of pages; their titles are the labels. */
  'x-guides'?: string[];
  'x-sdk'?: Record<string, string>;
  'x-former-names'?: string[];
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof METHODS)[number];

type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: MaybeRef<Parameter>[] };

export interface Server {
  url: string;
  description?: string;
  variables?: Record<string, { default: string; description?: string }>;
}

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string; 'x-checked': string };
  servers?: Server[];
  security?: SecurityRequirement[];
  tags?: { name: string; description?: string; 'x-displayName'?: string }[];
  paths: Record<string, PathItem>;
  /** Errors that no operation lists. */
  'x-errors'?: MaybeRef<ErrorEntry>[];
  components?: {
    schemas?: Record<string, MaybeRef<Schema>>;
    /** What the lists of errors refer to. */
    'x-errors'?: Record<string, ErrorEntry>;
  };
}
