import { keptOnDisk } from '@/lib/cache/kept-on-disk';
import type { Page } from '@/lib/content/parse-page';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { settings } from '@/lib/settings/settings';
import type { Reference } from './collect-references';
import type { Heading } from './heading-ids';
import { renderMdx, type Vocabulary } from './render';
import { renderStatic } from './render-static';

export interface RenderedPage {
  /** The content as finished HTML, without title; where something is wrong, without that. */
  html: string;
  headings: Heading[];
  references: Reference[];
  /** What is wrong on the page, and in data files that it shows. */
  problems: Diagnostic[];
}

/**
 * Content of a page to HTML. The result is kept on disk under a key made of all that it depends on, so that a page
 * is compiled once for the checks, the export and the search index together.
 * `inputs` is a fingerprint of code and data outside the page.
 */
export function renderPage(page: Page, components: Vocabulary, inputs: string): Promise<RenderedPage> {
  return keptOnDisk('pages', [inputs, settings.basePath, page], () => compile(page, components));
}

async function compile(page: Page, components: Vocabulary): Promise<RenderedPage> {
  const { content, headings, references, problems, elsewhere } = await renderMdx(page.body, {
    title: page.frontMatter.title,
    basePath: settings.basePath,
    components,
  });
  let html = '';
  if (content) {
    try {
      html = await renderStatic(content);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ line: 0, rule: 'component', message, severity: 'error' });
    }
  }
  const own = problems.map((problem): Diagnostic => ({ file: page.file, ...problem }));
  return { html, headings, references, problems: [...own, ...elsewhere] };
}
