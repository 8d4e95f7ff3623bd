import { buildSync } from 'esbuild';

/** An entry of `lib/browser/entries/` as one script, for what runs outside the app. It reads `values` as `VALUES`. */
export function bundle(entry: string, values: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [`lib/browser/entries/${entry}.ts`],
    define: { VALUES: JSON.stringify(values) },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
