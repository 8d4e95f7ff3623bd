import { studyKit } from '@/lib/downloads/study-kit';
import { pageTrees } from '@/lib/rendering/render-cache';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { loadSite } from '@/lib/site/site';

export const dynamic = 'force-static';

/** The study kit as a Word file, made from its page. */
export async function GET(): Promise<Response> {
  const record = (await loadSite()).find(KNOWN_PAGES.studyKit);
  // Another content folder may not have the page, and then the file does not exist either.
  if (record?.kind !== 'document') return new Response(null, { status: 404 });
  return new Response(await studyKit(record, (await pageTrees(record)).main), {
    headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  });
}
