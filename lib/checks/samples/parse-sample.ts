import { transform, type Loader } from 'esbuild';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import type { Sample } from './sample';

interface ParseError {
  /** Counted from the sample's first line, 1-based. */
  line: number;
  column?: number;
  message: string;
}

const LOADERS: Record<string, Loader> = { javascript: 'js', jsx: 'jsx', typescript: 'ts', tsx: 'tsx' };

/** Why a sample cannot be parsed; nothing if it can, or if this check does not cover its language. */
export async function parseSample({
  language,
  code,
}: Pick<Sample, 'language' | 'code'>): Promise<ParseError | undefined> {
  if (language === 'json') return parseJson(code);
  if (language === 'yaml') return parseYaml(code);
  const loader = LOADERS[language];
  return loader ? parseScript(code, loader) : undefined;
}

/** The language's own parser decides. The bundler then finds the position, which that parser does not report. */
async function parseJson(code: string): Promise<ParseError | undefined> {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return (await parseScript(code, 'json')) ?? { line: 1, message };
  }
}

function parseYaml(code: string): ParseError | undefined {
  let line = 0;
  for (const part of code.split(/^---.*$/m)) {
    const { error } = new YamlSource(part);
    if (error) return { line: line + error.line, column: error.column, message: error.message.replace(/\.$/, '') };
    line += part.split('\n').length - 1;
  }
  return undefined;
}

async function parseScript(code: string, loader: Loader): Promise<ParseError | undefined> {
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
