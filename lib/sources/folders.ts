import path from 'node:path';

/** The only place that says where content and the API description are; tests and benchmarks use other folders. */
export const contentFolder = path.resolve(process.env.CONTENT_DIR ?? 'content');
export const openapiFolder = path.resolve(process.env.OPENAPI_DIR ?? 'openapi');

/** The folder below `content/` with one folder for each further language, named by its code. */
export const LANGUAGES_FOLDER = '_languages';
