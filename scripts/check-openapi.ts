/**
 * Checks the API description, its words, its links, and its addresses: `npm run openapi:check`. Prints every finding with its position;
 * exits with 1 if there are any.
 */
import fs from 'node:fs';
import { checkApi, readTexts } from '@/lib/openapi/load';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { audienceOf, report } from '@/lib/diagnostics/report';
import { checkSite } from './check-content';

const formatDiagnostics = (diagnostics: Diagnostic[]): string =>
  report(diagnostics, audienceOf(process.stdout), (file) => fs.readFileSync(file, 'utf8'));

async function findDiagnostics(): Promise<Diagnostic[]> {
  const diagnostics = await checkApi(undefined, 'authors');
  if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics;
  const texts = await checkSite({ files: new Set(readTexts().map(({ name }) => name)) });
  return [...diagnostics, ...texts.diagnostics];
}

try {
  const diagnostics = await findDiagnostics();
  console.log(diagnostics.length ? formatDiagnostics(diagnostics) : 'The API description has no errors.');
  process.exitCode = diagnostics.length ? 1 : 0;
} catch (error) {
  console.error(error instanceof DiagnosticError ? formatDiagnostics(error.diagnostics) : error);
  process.exitCode = 1;
}
