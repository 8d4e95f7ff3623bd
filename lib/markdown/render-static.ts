import type { ReactNode } from 'react';

/**
 * Renders server components, also asynchronous ones, to an HTML string at build time.
 * @throws whatever a component throws.
 */
export async function renderStatic(node: ReactNode): Promise<string> {
  // Imported dynamically: the server-component bundle refuses a static import of React's renderers.
  const { prerender } = await import('react-dom/static');
  // Without a function of ours, React prints the error in addition to throwing it.
  const { prelude } = await prerender(node, { onError: () => undefined });
  const html = await new Response(prelude).text();
  // React's marks between pieces of text serve hydration, and this HTML is never hydrated. They cannot be confused with
  // text, in which "<" is escaped.
  return html.replaceAll('<!-- -->', '');
}
