import type { ReactNode } from 'react';

/** React content to an HTML string, at build: a page's content is kept as text, and the search index is made from text. */
export async function renderStatic(node: ReactNode): Promise<string> {
  // Imported on use: the server-component bundle refuses a static import of react-dom/server.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(node);
}
