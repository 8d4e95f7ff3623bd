import { loadApi } from '@/lib/openapi/load-api';
import { publishedJson } from '@/lib/openapi/published-description';

export const dynamic = 'force-static';

/** The API description in one file, for clients and generators. */
export async function GET(): Promise<Response> {
  const { description } = await loadApi();
  return new Response(publishedJson(description), { headers: { 'content-type': 'application/json' } });
}
