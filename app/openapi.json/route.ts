import { loadApi } from '@/lib/openapi/load-api';

export const dynamic = 'force-static';

/** The API description in one file, for clients and generators. */
export async function GET(): Promise<Response> {
  const { description } = await loadApi();
  const headers = { 'content-type': 'application/json' };
  return new Response(`${JSON.stringify(description, null, 2)}\n`, { headers });
}
