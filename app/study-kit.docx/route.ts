import { rendered } from '@/components/mdx/rendered';
import { loadSite } from '@/lib/site/load';
import { studyKit } from '@/lib/word/study-kit';
import { STUDY_KIT_PATH } from '@/lib/word/study-kit-address';

export const dynamic = 'force-static';

/** The study kit as a Word file, made from its page. */
export async function GET(): Promise<Response> {
  const page = loadSite().pages.find(({ path }) => path === STUDY_KIT_PATH);
  // Another content folder may not have the page, and then the file does not exist either.
  if (!page) return new Response(null, { status: 404 });
  const { html } = await rendered(page);
  return new Response(await studyKit(page, html), {
    headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  });
}
