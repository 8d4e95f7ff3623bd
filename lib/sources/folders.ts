import path from 'node:path';

/** The only place that says where content and the API description are; tests and benchmarks use other folders. */
export const contentFolder = path.resolve(process.env.CONTENT_DIR ?? 'content');
export const openapiFolder = path.resolve(process.env.OPENAPI_DIR ?? 'openapi');

/** How findings name a file: its path from the project's root, with slashes on every system. */
export const projectPath = (file: string): string => path.relative(process.cwd(), file).split(path.sep).join('/');

/** The path of a file in the content folder, from the project's root. */
export const contentFile = (name: string): string => projectPath(path.join(contentFolder, name));

/** The folder that a file or a folder is in, by its name from the same folder as that; empty at the top. */
export const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

/** The folder below `content/` with one folder for each other language, named by its code. */
export const LANGUAGES_FOLDER = '_languages';
