import fs from 'node:fs';
import subsetFont from 'subset-font';
import { lettersInUse } from '@/lib/content/letters-in-use';
import { TYPEFACE } from '@/lib/settings/typeface';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = (): { file: string }[] => [{ file: TYPEFACE.file }];

/** The typeface of headings and the interface, with only the letters and weights in use: 14 KiB instead of 34. */
export async function GET(): Promise<Response> {
  const { source, lightest: min, boldest: max } = TYPEFACE;
  const font = await subsetFont(fs.readFileSync(source), lettersInUse(), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  });
  return new Response(new Uint8Array(font), { headers: { 'content-type': 'font/woff2' } });
}
