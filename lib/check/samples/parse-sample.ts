import { transform, type Loader } from 'esbuild';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { CheckedPage } from '@/lib/check/rule';
import { checksOf } from './sample-checks';
import type { Sample } from './sample';

interface Fault {
  /** Counted from the sample's first line, 1-based. */
  line: number;
  column?: number;
  message: string;
}

const LOADERS: Record<string, Loader> = { javascript: 'js', jsx: 'jsx', typescript: 'ts', tsx: 'tsx' };

/**
 * Reports every marked sample that does not parse, at the line where parsing stops. The tests verify types, schemas,
 * and output; other languages need programs that not every machine has.
 */
export async function checkSamples(pages: CheckedPage[]): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { page, samples } of pages) {
    for (const sample of samples) {
      if (!checksOf(sample).checks.length) continue;
      const error = await parseSample(sample);
      if (!error) continue;
      found.push({
        file: page.file,
        line: sample.line + error.line,
        column: error.column === undefined ? undefined : error.column + (sample.column ?? 1) - 1,
        rule: 'sample',
        message: `The ${sample.language} sample cannot be parsed: ${error.message}.`,
        hint: 'Fix it, or remove its mark if it is not a complete sample.',
        severity: 'warning',
      });
    }
  }
  return found;
}

/** Why a sample cannot be parsed; nothing if it can, or if this check does not cover its language. */
export async function parseSample({ language, code }: Pick<Sample, 'language' | 'code'>): Promise<Fault | undefined> {
  if (language === 'json') return parseJson(code);
  if (language === 'yaml') return parseYaml(code);
  const loader = LOADERS[language];
  return loader ? parseScript(code, loader) : undefined;
}

/** The language's own parser decides. The bundler then finds the position, which that parser does not report. */
async function parseJson(code: string): Promise<Fault | undefined> {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return (await parseScript(code, 'json')) ?? { line: 1, message };
  }
}

function parseYaml(code: string): Fault | undefined {
  let line = 0;
  for (const part of code.split(/^---.*$/m)) {
    const { error } = new YamlSource(part);
    if (error) return { line: line + error.line, column: error.column, message: error.message.replace(/\.$/, '') };
    line += part.split('\n').length - 1;
  }
  return undefined;
}

async function parseScript(code: string, loader: Loader): Promise<Fault | undefined> {
  try {
    await transform(code, { loader, format: 'esm', target: 'esnext', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] =
      (error as { errors?: { text: string; location?: { line: number; column: number } | null }[] }).errors ?? [];
    if (!first) throw error;
    return { line: first.location?.line ?? 1, column: (first.location?.column ?? 0) + 1, message: first.text };
  }
}
