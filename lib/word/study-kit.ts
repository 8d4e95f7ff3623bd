import { monthInWords } from '@/lib/content/month';
import type { Page } from '@/lib/content/parse-page';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import { fromHtml } from './from-html';
import { wordDocument } from './word-document';

/** The page that is also there as a Word file, and the file's address. */
export const STUDY_KIT_PATH = '/quick_links/study_kit';
export const STUDY_KIT_FILE = '/study-kit.docx';

/** The study kit as a Word document, from the finished HTML of its page. */
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
      // In a document a link to a place on the page leads nowhere; the others get the site's public address.
      address: (href) => (href.startsWith('/') ? settings.url + href : href),
      leaveOut: (href) => href === toHref(STUDY_KIT_FILE, settings.basePath),
    }),
  });
}
