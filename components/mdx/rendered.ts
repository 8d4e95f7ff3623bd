import crypto from 'node:crypto';
import { inputsFingerprint } from '@/lib/content/fingerprint';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import { renderPage, type RenderedPage } from '@/lib/mdx/render-page';
import { vocabularyFor } from './vocabulary';

/** A page's content with the authors' vocabulary; feature tables depend on the front matter of other pages. */
export function rendered(page: Page): Promise<RenderedPage> {
  const features = loadContent().pages.map(({ path, frontMatter }) =>
    frontMatter.feature ? [path, frontMatter.feature] : 0,
  );
  const digest = crypto.createHash('sha256').update(JSON.stringify(features)).digest('hex');
  return renderPage(page, vocabularyFor(page), inputsFingerprint(digest));
}
