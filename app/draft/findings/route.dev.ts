import { rendered } from '@/components/mdx/rendered';
import { vocabularyFor } from '@/components/mdx/vocabulary';
import { draftFindings } from '@/lib/check/draft-findings';
import { report } from '@/lib/diagnostics/report';
import { normalizePath } from '@/lib/address/paths';

const printed = new Map<string, string>();

/**
 * What is wrong on the page at `?path=`, for the preview's panel and, once, for the terminal. Only the preview has
 * this route: see next.config.mjs.
 */
export async function GET(request: Request): Promise<Response> {
  const path = normalizePath(new URL(request.url).searchParams.get('path') ?? '/');
  const findings = await draftFindings(path, {
    render: rendered,
    components: (page) => Object.keys(vocabularyFor(page)),
  });
  const text = findings.length ? report(findings, 'log') : '';
  if (text && printed.get(path) !== text) console.warn(`\n${text}\n`);
  printed.set(path, text);
  return Response.json(findings);
}
