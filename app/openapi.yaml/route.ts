import { stringify } from 'yaml';
import { loadApi } from '@/lib/openapi/load-api';

export const dynamic = 'force-static';

/** The API description in one file, for people to read. */
export async function GET(): Promise<Response> {
  const { description } = await loadApi();
  // Without anchors, which some clients cannot read.
  const text = stringify(description, { aliasDuplicateObjects: false, lineWidth: 110 });
  return new Response(text, { headers: { 'content-type': 'application/yaml' } });
}
