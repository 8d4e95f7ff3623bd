import { importFile } from '@/lib/content/instruments/import-file';
import { instrumentsFile } from '@/lib/content/instruments/load';

export const dynamic = 'force-static';
export const dynamicParams = false;

const fileName = (id: string): string => `${id}.json`;

export function generateStaticParams(): { file: string }[] {
  return instrumentsFile.load().map(({ id }) => ({ file: fileName(id) }));
}

/**
 * An instrument in the dashboard's import format. The text is base64, but the dashboard accepts only files named
 * .json.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const instrument = instrumentsFile.load().find(({ id }) => fileName(id) === file);
  if (!instrument) throw new Error(`There is no instrument ${file}.`);
  return new Response(importFile(instrument), { headers: { 'content-type': 'application/json' } });
}
