import { searchFile, searchFileNames } from '@/components/page/search-file';
import { TEXTS } from '@/lib/search/engine/index-address';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams(): Promise<{ file: string }[]> {
  const [prefix, names] = [`${TEXTS}/`, await searchFileNames()];
  return names.filter((name) => name.startsWith(prefix)).map((name) => ({ file: name.slice(prefix.length) }));
}

/** The texts of a page's sections, for excerpts. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return searchFile(`${TEXTS}/${(await params).file}`);
}
