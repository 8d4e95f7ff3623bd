import { importFile, instrumentPath, instrumentsFile } from '@/lib/data/instruments/instruments-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): { file: string }[] {
  return instrumentsFile.load().map(({ id }) => ({ file: `${id}.json` }));
}

/** An instrument in the dashboard's import format: base64, in a file named .json, the only ones that it accepts. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const instrument = instrumentsFile.load().find((entry) => instrumentPath(entry).endsWith(`/${file}`));
  if (!instrument) throw new Error(`There is no instrument ${file}.`);
  return new Response(importFile(instrument), { headers: { 'content-type': 'application/json' } });
}
