import type { Block } from './block';

/** The words in a drawing. Adjacent pieces in one `text` element belong together. */
export function svgBlocks(svg: string): Block[] {
  return [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(({ 1: inner = '', index }) => ({
    kind: 'attribute',
    text: inner
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
    positions: [{ offset: 0, line: svg.slice(0, index).split('\n').length }],
  }));
}
