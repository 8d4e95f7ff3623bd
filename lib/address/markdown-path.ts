/** Where the Markdown version of a page stands: `/faq` is `/faq.md`, the home page `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
