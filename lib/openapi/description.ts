/**
 * The parts of an OpenAPI 3.0 description that the reference uses, as the bundled document has them. Redocly's types
 * are the standard's own fields; ours add references and the keys that start with "x-".
 */
import type { Oas3Example, Oas3Operation, Oas3Parameter, Oas3Schema, Oas3Server } from '@redocly/openapi-core';

export interface Ref {
  $ref: string;
}

export type MaybeRef<T> = T | Ref;

export interface Schema extends Omit<Oas3Schema, '$ref'> {
  properties?: Record<string, MaybeRef<Schema>>;
  additionalProperties?: boolean | MaybeRef<Schema>;
  items?: MaybeRef<Schema>;
  allOf?: MaybeRef<Schema>[];
  oneOf?: MaybeRef<Schema>[];
  anyOf?: MaybeRef<Schema>[];
  /** Shown only by its title inside other schemas. */
  'x-leaf'?: boolean;
  /** Known values, where others are accepted too. */
  'x-known-values'?: string[];
}

export interface MediaType {
  schema?: MaybeRef<Schema>;
  example?: unknown;
  examples?: Record<string, MaybeRef<Oas3Example>>;
}

export interface Parameter extends Omit<Oas3Parameter, 'in' | 'content' | keyof MediaType>, MediaType {
  in: 'path' | 'query' | 'header' | 'cookie';
  content?: Record<string, MediaType>;
  /** The sample includes the parameter even though it is optional. */
  'x-in-sample'?: boolean;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface DescribedResponse {
  description: string;
  content?: Record<string, MediaType>;
}

/** An error that calls return: its cause, and how to fix it. */
export interface DescribedError {
  code: string;
  status: number;
  /** Most operations return it, so their pages only name it; the error catalog explains it. */
  standard?: boolean;
  /** The meaning of the code in one sentence, the same in all entries for a code. */
  meaning: string;
  cause: string;
  fix: string;
}

export const STATUSES = ['ok', 'deprecated', 'not-implemented'] as const;

export interface OperationObject extends Omit<Oas3Operation, 'parameters' | 'requestBody' | 'responses'> {
  parameters?: MaybeRef<Parameter>[];
  requestBody?: MaybeRef<RequestBody>;
  responses: Record<string, MaybeRef<DescribedResponse>>;
  'x-slug'?: string;
  'x-aliases'?: string[];
  /** Words that readers search for and that the page does not use. */
  'x-keywords'?: string[];
  'x-permission'?: string;
  'x-status'?: (typeof STATUSES)[number];
  'x-status-note'?: string;
  'x-errors'?: MaybeRef<DescribedError>[];
  'x-notes'?: string[];
  /** Addresses of pages; their titles are the labels. */
  'x-guides'?: string[];
  'x-sdk'?: Record<string, string>;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
export type Method = (typeof METHODS)[number];

type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: MaybeRef<Parameter>[] };

export interface ApiDescription {
  openapi: string;
  info: { title: string; version: string; description?: string; 'x-checked': string };
  servers?: Oas3Server[];
  security?: Oas3Operation['security'];
  tags?: { name: string; description?: string; 'x-displayName'?: string }[];
  paths: Record<string, PathItem>;
  /** Errors that no operation lists. */
  'x-errors'?: MaybeRef<DescribedError>[];
  components?: {
    schemas?: Record<string, MaybeRef<Schema>>;
    'x-errors'?: Record<string, DescribedError>;
  };
}
