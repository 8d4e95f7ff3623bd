import { loadApi, publishedJson } from '@/lib/openapi/load-api';

export const dynamic = 'force-static';

/** The API description in one file, for clients and generators. */
export async function GET(): Promise<Response> {
  const { description } = await loadApi();
  return new Response(publishedJson(description), { headers: { 'content-type': 'application/json' } });
}
