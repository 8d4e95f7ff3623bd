/**
 * Reloads the page's drawings and charts: their addresses stay the same after a change, so the browser would keep
 * showing the old ones. `revision` is different after each change.
 */
export function refreshDrawings(revision: string): void {
  const isDrawing = (address: string) => address.includes('/diagrams/');
  const withRevision = (address: string) => `${address.split('?')[0]}?${revision}`;
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[src]')) {
    if (isDrawing(image.src)) image.src = withRevision(image.src);
  }
  for (const source of document.querySelectorAll<HTMLSourceElement>('main source[srcset]')) {
    if (isDrawing(source.srcset)) source.srcset = withRevision(source.srcset);
  }
}
