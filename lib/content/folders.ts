import path from 'node:path';
import { ownSources } from './own-sources';

const content = path.resolve(process.env.CONTENT_DIR ?? 'content');
const openapi = path.resolve(process.env.OPENAPI_DIR ?? 'openapi');
/** Only a build: the preview shows an edit at once, and checks name the files that people edit. */
const own = process.env.NODE_ENV === 'production' ? ownSources(content, openapi) : undefined;

/** The only place that says where content and the API description are; tests and benchmarks use other folders. */
export const contentFolder = own ? path.join(own, 'content') : content;
export const openapiFolder = own ? path.join(own, 'openapi') : openapi;
