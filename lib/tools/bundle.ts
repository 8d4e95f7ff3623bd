import { buildSync } from 'esbuild';

/** One of `lib/browser/page-scripts/` with its imports, for what runs outside the app. It reads `values` as `VALUES`. */
export function bundle(name: string, values: Record<string, unknown> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [`lib/browser/page-scripts/${name}.ts`],
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
