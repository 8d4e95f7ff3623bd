/** Address of a page's Markdown version: `/faq` is `/faq.md`, the home page `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
