/** The only file that imports the linter, which the build does not use. */
import path from 'node:path';
import { getLineColLocation, lint, loadConfig } from '@redocly/openapi-core';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { openapiFolder } from '@/lib/content/folders';

/** What the linter reports about the description, by the rules in `openapi/redocly.yaml`. */
export async function lintDescription(folder = openapiFolder): Promise<Diagnostic[]> {
  const config = await loadConfig({ configPath: path.join(openapiFolder, 'redocly.yaml') });
  const found = await lint({ ref: path.join(folder, 'openapi.yaml'), config });
  return found.map(({ ruleId, severity, message, suggest, location: [first] }) => {
    const location = first && getLineColLocation(first);
    return {
      file: location ? path.relative(process.cwd(), location.source.absoluteRef) : 'openapi/openapi.yaml',
      line: location?.start.line ?? 0,
      column: location?.start.col,
      rule: ruleId,
      message,
      hint: suggest.length ? `Did you mean ${suggest.join(' or ')}?` : undefined,
      severity: severity === 'error' ? 'error' : 'warning',
    };
  });
}
