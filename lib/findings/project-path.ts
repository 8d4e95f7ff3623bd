import path from 'node:path';

/** How findings name a file: its path from the project's root, with slashes on every system. */
export const projectPath = (file: string): string => path.relative(process.cwd(), file).split(path.sep).join('/');
