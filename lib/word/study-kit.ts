import { monthInWords } from '@/lib/content/month';
import type { Page } from '@/lib/content/parse-page';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import { fromHtml } from './from-html';
import { STUDY_KIT_FILE } from './study-kit-address';
import { wordDocument } from './word-document';

/** The study kit as a Word document, made from the finished HTML of its page. */
export async function studyKit(
  page: Pick<Page, 'path' | 'frontMatter'>,
  html: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, description, checked } = page.frontMatter;
  const address = settings.url + toHref(page.path, settings.basePath);
  return wordDocument({
    title: `mindLAMP: ${title}`,
    description,
    notes: [`From ${address}`, `Checked against the platform as of ${monthInWords(checked)}.`],
    tree: fromHtml(html, {
      // In a document, a link within the page leads nowhere; other links get the site's public address.
      address: (href) => (href.startsWith('/') ? settings.url + href : href),
      leaveOut: (href) => href === toHref(STUDY_KIT_FILE, settings.basePath),
    }),
  });
}
