import { keptOnDisk } from '@/lib/cache/kept-on-disk';
import type { Page } from '@/lib/content/parse-page';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { settings } from '@/lib/site/settings';
import type { Reference } from './collect-references';
import type { Heading } from './heading-ids';
import { renderMdx, type Vocabulary } from './render';
import { renderStatic } from './render-static';

export interface RenderedPage {
  /** The content as finished HTML, without title. */
  html: string;
  headings: Heading[];
  references: Reference[];
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
  const {
    content,
    headings,
    references,
    problems: told,
  } = await renderMdx(page.body, {
    title: page.frontMatter.title,
    basePath: settings.basePath,
    components,
  });
  const problems: Diagnostic[] = told.map((problem) => ({ file: page.file, ...problem }));
  let html = '';
  if (content) {
    try {
      html = await renderStatic(content);
    } catch (error) {
      // A component refused its attributes, or is unknown; the place is that of the component in the page.
      const message = error instanceof Error ? error.message : String(error);
      const name = /<(\w+)|component `(\w+)`/.exec(message);
      const used = references.find(
        (reference) => reference.kind === 'component' && reference.value === (name?.[1] ?? name?.[2]),
      );
      problems.push({ file: page.file, line: used?.line ?? 0, rule: 'component', message, severity: 'error' });
    }
  }
  return { html, headings, references, problems };
}
