import type { ReactNode } from 'react';
import { renderStatic } from '@/lib/mdx/render-static';

/**
 * Renders its children at build time and sends them as finished HTML inside one node. Anything interactive must be a
 * custom element or an island outside.
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
