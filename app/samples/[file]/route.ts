import { peopleFiles } from '@/lib/data/people/people-files';
import { sampleInputs } from '@/lib/data/sample-inputs';
import { memoizeUntilSave } from '@/lib/sources/sources';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = memoizeUntilSave((): Record<string, string> => ({ ...sampleInputs(), ...peopleFiles() }));

export function generateStaticParams(): { file: string }[] {
  return Object.keys(files()).map((file) => ({ file }));
}

/** The inputs of samples, and the made-up people's data. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  const text = files()[file];
  if (text === undefined) throw new Error(`There is no sample file ${file}.`);
  const type = file.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/json';
  return new Response(text, { headers: { 'content-type': type } });
}
