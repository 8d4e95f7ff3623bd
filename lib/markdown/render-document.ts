import type { Document } from '@/lib/content/document';
import type { Finding } from '@/lib/findings/finding';
import { settings } from '@/lib/settings/settings';
import { DEFAULT_LOCALE, type Locale } from '@/lib/settings/translate';
import { renderMarkdown } from './render-markdown';
import { renderMdx, type Vocabulary } from './render-mdx';
import { renderStatic } from './render-static';

/**
 * Renders a document with these `components` to HTML, without the title and without any part that has errors.
 * Findings are those on the page and in the data files it uses.
 */
export async function renderDocument(document: Document, components: Vocabulary, locale: Locale = DEFAULT_LOCALE) {
  const options = { title: document.frontMatter.title, basePath: settings.basePath };
  const rendered = await renderMdx(document.mdx, { ...options, locale, components, document });
  const { node, headings, mentions, findings, elsewhere } = rendered;
  let html = '';
  try {
    // A preview shows the text without components until its author fixes the syntax; a build stops.
    html = await (node ? renderStatic(node) : renderMarkdown(document.mdx, options));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    findings.push({ line: 0, rule: 'component', message, severity: 'error' });
  }
  const onPage = findings.map((finding): Finding => ({ file: document.file, ...finding }));
  return { html, headings, mentions, findings: [...onPage, ...elsewhere] };
}
