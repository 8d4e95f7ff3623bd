import { buildSync } from 'esbuild';

/** Code of ours as one script for the browser, for what runs beside the app. `source` imports from the project's root. */
export function bundle(source: string): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
