/**
 * Asks again for the drawings and charts of the page: their addresses are the same after a change, and the browser would
 * go on showing what it has. `revision` is another text after each change.
 */
export function refreshDrawings(revision: string): void {
  const isDrawing = (address: string) => address.includes('/diagrams/');
  const anew = (address: string) => `${address.split('?')[0]}?${revision}`;
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[src]')) {
    if (isDrawing(image.src)) image.src = anew(image.src);
  }
  for (const source of document.querySelectorAll<HTMLSourceElement>('main source[srcset]')) {
    if (isDrawing(source.srcset)) source.srcset = anew(source.srcset);
  }
}
