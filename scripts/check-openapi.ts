/**
 * Checks the API description: `npm run openapi:check`. Prints every finding with its position; exits with 1 if there
 * are any.
 */
import fs from 'node:fs';
import { landingAnchors, checkLinks } from '@/lib/openapi/landing';
import { checkFormerSlugs, formerSlugs } from '@/lib/openapi/former-slugs';
import { checkApi, loadApi, readTexts } from '@/lib/openapi/load';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { audienceOf, report } from '@/lib/diagnostics/report';
import { loadSite } from '@/lib/site/pages';

const ROOT = 'openapi/openapi.yaml';

const formatDiagnostics = (diagnostics: Diagnostic[]): string =>
  report(diagnostics, audienceOf(process.stdout), (file) => fs.readFileSync(file, 'utf8'));

async function findDiagnostics(): Promise<Diagnostic[]> {
  const diagnostics = await checkApi(undefined, 'authors');
  if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics;
  const { landing, operations, document } = await loadApi();
  const addresses = new Set([...(await loadSite()).pages.map(({ path }) => path), '/openapi.json', '/openapi.yaml']);
  const anchors = landingAnchors(landing, document, operations);
  return [
    ...diagnostics,
    ...checkFormerSlugs(formerSlugs(), operations, ROOT),
    ...checkLinks(readTexts(), { addresses, anchors }),
  ];
}

try {
  const diagnostics = await findDiagnostics();
  console.log(diagnostics.length ? formatDiagnostics(diagnostics) : 'The API description has no errors.');
  process.exitCode = diagnostics.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof DiagnosticError ? formatDiagnostics(error.diagnostics) : error);
  process.exitCode = 1;
}
