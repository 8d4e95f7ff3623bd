import { loadApi } from '@/lib/openapi/load-api';
import { publishedYaml } from '@/lib/openapi/published-description';

export const dynamic = 'force-static';

/** The API description in one file, for people to read. */
export async function GET(): Promise<Response> {
  const { description } = await loadApi();
  return new Response(publishedYaml(description), { headers: { 'content-type': 'application/yaml' } });
}
