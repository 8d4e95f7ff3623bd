import { searchFile } from '@/lib/search/build/build-index';
import { loadContent } from '@/lib/content/load-content';
import { indexFileName } from '@/lib/search/engine/index-address';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = (): { lang: string }[] =>
  loadContent().languages.map(({ code }) => ({ lang: code }));

/** The pages of a further language, for its search. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }): Promise<Response> {
  const { lang } = await params;
  return searchFile(indexFileName(lang));
}
