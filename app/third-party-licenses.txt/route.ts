import { licenseTexts } from '@/lib/downloads/licenses';

export const dynamic = 'force-static';

/** The licenses of the packages whose code readers download. */
export function GET(): Response {
  return new Response(licenseTexts(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
