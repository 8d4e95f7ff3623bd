import type { ReactNode } from 'react';

/**
 * React content to an HTML string, at build. Pages are sent as finished HTML inside one node, so that the browser
 * neither downloads them twice as a component tree nor walks through them to hydrate.
 */
export async function renderStatic(node: ReactNode): Promise<string> {
  // Imported on use: the server-component bundle refuses a static import of react-dom/server.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(node);
}
