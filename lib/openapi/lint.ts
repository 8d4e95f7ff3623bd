/** The only file that runs the linter. */
import fs from 'node:fs';
import path from 'node:path';
import { createConfig, getLineColLocation, lint } from '@redocly/openapi-core';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import { AUTHORS, PAGES } from './rules';

const fromProject = (file: string) => path.relative(process.cwd(), file);

/**
 * What is wrong with the description whose first file is `root`, with positions in its files. `files` are all its
 * files.
 * @param reader - `pages` leaves out what does not keep pages from being built
 */
export async function lintDescription(
  root: string,
  files: { name: string; text: string }[],
  reader: 'pages' | 'authors' = 'authors',
): Promise<Diagnostic[]> {
  const unreadable = files.flatMap(({ name, text }) => new YamlSource(text).errorIn(name, 'openapi-yaml'));
  if (unreadable.length) return unreadable;
  const wholeFile = { file: fromProject(root), line: 0, severity: 'error' } as const;
  if (!fs.existsSync(root)) return [{ ...wholeFile, rule: 'openapi-file', message: 'The file is missing.' }];
  try {
    const config = await createConfig(reader === 'pages' ? PAGES : AUTHORS);
    return (await lint({ ref: root, config })).map(toDiagnostic);
  } catch (error) {
    // Two references that name only each other.
    return [{ ...wholeFile, rule: 'openapi-circular', message: (error as Error).message }];
  }
}

function toDiagnostic({ ruleId, severity, message, suggest, location: [first] }: Awaited<ReturnType<typeof lint>>[0]) {
  const place = first && getLineColLocation(first);
  return {
    file: fromProject(place?.source.absoluteRef ?? ''),
    line: place?.start.line ?? 0,
    column: place?.start.col,
    rule: ruleId,
    message,
    hint: suggest.length ? `Did you mean ${suggest.join(' or ')}?` : undefined,
    severity: severity === 'error' ? ('error' as const) : ('warning' as const),
  };
}
