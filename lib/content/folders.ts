import path from 'node:path';
import { ownFolder } from '@/lib/settings/own-settings';
import { ownSources, previewFolder, refreshPreview } from './own-sources';

const content = path.resolve(process.env.CONTENT_DIR ?? 'content');
const openapi = path.resolve(process.env.OPENAPI_DIR ?? 'openapi');

/** Where a copy that somebody else runs keeps what it publishes. The checks name the files that people edit. */
function own(): string | undefined {
  if (process.env.NODE_ENV === 'production') return ownSources(content, openapi);
  return process.env.NODE_ENV === 'development' ? previewFolder : undefined;
}

const made = own();

/** Content as people write it, before the words and pages of a copy replace any. */
export const writtenContent = content;

/** The only place that says where content and the API description are; tests and benchmarks use other folders. */
export const contentFolder = made ? path.join(made, 'content') : content;
export const openapiFolder = made ? path.join(made, 'openapi') : openapi;

/** What people edit to change a page. */
export const editedFolders = [content, openapi, ownFolder];

/** In the preview of such a copy, takes over what people have saved. */
export const refreshFolders = (): void => refreshPreview(content, openapi);
