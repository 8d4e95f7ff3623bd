/** Checks the API description: `npm run openapi:check`. Prints every finding with its place; 1 when there is one. */
import { landingAnchors } from '@/lib/openapi/landing-markdown';
import { checkLinks } from '@/lib/openapi/check-links';
import { lintDescription } from '@/lib/openapi/lint-description';
import { checkApi, loadApi, readTexts } from '@/lib/openapi/load';
import { formatDiagnostics, DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { allPaths } from '@/lib/site/all-paths';
import { loadAliases } from '@/lib/site/aliases';

async function findProblems(): Promise<Diagnostic[]> {
  const problems = await checkApi();
  if (problems.length) return problems;
  const { landing, operations, document } = await loadApi();
  const addresses = new Set([
    ...(await allPaths()),
    ...Object.keys(await loadAliases()),
    '/openapi.json',
    '/openapi.yaml',
  ]);
  const anchors = landingAnchors(landing, document, operations);
  return [...(await lintDescription()), ...checkLinks(readTexts(), { addresses, anchors })];
}

try {
  const problems = await findProblems();
  console.log(problems.length ? formatDiagnostics(problems) : 'The API description has no faults.');
  process.exitCode = problems.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof DiagnosticError ? formatDiagnostics(error.problems) : error);
  process.exitCode = 1;
}
