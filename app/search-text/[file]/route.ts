import { searchFile } from '@/components/page/search-index';
import { TEXTS, textFileName } from '@/lib/search/engine/index-address';
import { contentPages, loadSite } from '@/lib/site/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = async (): Promise<{ file: string }[]> =>
  contentPages(await loadSite()).map(({ path }) => ({ file: textFileName(path).slice(`${TEXTS}/`.length) }));

/** The texts of a page's sections, for excerpts. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return searchFile(`${TEXTS}/${(await params).file}`);
}
