import { keptOnDisk } from '@/lib/cache/kept-on-disk';
import type { Page } from '@/lib/content/parse-page';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { settings } from '@/lib/settings/settings';
import type { Reference } from './collect-references';
import type { Heading } from './heading-ids';
import type { Vocabulary } from './render';

export interface RenderedPage {
  /** The content as finished HTML, without the title and without any part that has errors. */
  html: string;
  headings: Heading[];
  references: Reference[];
  /** What is wrong on the page, and in the data files it uses. */
  problems: Diagnostic[];
}

/**
 * Renders a page's content to HTML. The result is cached on disk under a key made of everything it depends on, so
 * that the checks, the export, and the search index share one compilation. `inputs` is a fingerprint of code and data
 * outside the page.
 */
export function renderPage(page: Page, components: Vocabulary, inputs: string): Promise<RenderedPage> {
  return keptOnDisk('pages', [inputs, settings.basePath, page], () => compile(page, components));
}

async function compile(page: Page, components: Vocabulary): Promise<RenderedPage> {
  // Not needed for pages from the cache, and slow to load.
  const [{ renderMdx }, { renderStatic }] = await Promise.all([import('./render'), import('./render-static')]);
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
