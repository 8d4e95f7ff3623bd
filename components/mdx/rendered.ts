import crypto from 'node:crypto';
import { inputsFingerprint } from '@/lib/content/fingerprint';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import { renderPage, type RenderedPage } from '@/lib/mdx/render-page';
import { vocabularyFor } from './vocabulary';

/** A page's content with the authors' components; feature tables depend on the front matter of other pages. */
export function rendered(page: Page): Promise<RenderedPage> {
  return renderPage(page, vocabularyFor(page), inputsFingerprint(digestOfFeatures(loadContent().pages)));
}

// Cached for the list of pages it was made from, because every page asks for it.
const digests = new WeakMap<Page[], string>();

function digestOfFeatures(pages: Page[]): string {
  const known = digests.get(pages);
  if (known) return known;
  const features = pages.flatMap(({ path, frontMatter: { feature } }) => (feature ? [[path, feature]] : []));
  const digest = crypto.createHash('sha256').update(JSON.stringify(features)).digest('hex');
  digests.set(pages, digest);
  return digest;
}
