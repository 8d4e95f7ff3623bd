import type { ReactNode } from 'react';

/** Renders React content to an HTML string at build time: page content is stored as text, and the search index reads text. */
export async function renderStatic(node: ReactNode): Promise<string> {
  // Imported dynamically: the server-component bundle refuses a static import of react-dom/server.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(node);
}
