import type { IndexFiles } from '@/lib/search/index/kept-index';

/** Imported on use, so that the preview compiles nothing of what only a build needs, and the other way round. */
async function index(): Promise<IndexFiles> {
  if (process.env.NODE_ENV === 'development') return (await import('./preview-index')).previewIndex();
  return (await import('./search-index')).searchIndex();
}

/** A file of the search index as an answer. */
export async function searchFile(name: string): Promise<Response> {
  const { [name]: text } = await index();
  return new Response(text ?? '', { status: text ? 200 : 404, headers: { 'content-type': 'application/json' } });
}
