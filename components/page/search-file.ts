import type { IndexFiles } from '@/lib/search/build/kept-index';

/** Imported dynamically, so that the preview does not compile what only a build needs, and vice versa. */
async function index(): Promise<IndexFiles> {
  if (process.env.NODE_ENV === 'development') return (await import('./preview-index')).previewIndex();
  return (await import('./search-index')).searchIndex();
}

/** An index file as an HTTP response. */
export async function searchFile(name: string): Promise<Response> {
  const { [name]: text } = await index();
  return new Response(text ?? '', { status: text ? 200 : 404, headers: { 'content-type': 'application/json' } });
}
