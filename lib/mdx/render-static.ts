import type { ReactNode } from 'react';

/**
 * Renders React content to an HTML string at build time. Pages are sent as finished HTML inside one node, so that the
 * browser does not download them a second time as a component tree or hydrate them.
 */
export async function renderStatic(node: ReactNode): Promise<string> {
  // Imported dynamically: the server-component bundle refuses a static import of react-dom/server.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(node);
}
