import type { ReactNode } from 'react';
import { renderStatic } from '@/lib/mdx/render-static';

/**
 * Draws its children at build and sends them as finished HTML inside one node. Whatever must react in the browser is
 * a custom element, or a client component outside.
 */
export async function StaticHtml({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}): Promise<ReactNode> {
  return <div className={className} dangerouslySetInnerHTML={{ __html: await renderStatic(children) }} />;
}
