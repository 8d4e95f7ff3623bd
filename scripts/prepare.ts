/** Makes what the app imports and no one writes by hand: the files of `.generated/`. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { checkApi } from '@/lib/openapi/load';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { loadNavigation } from '@/lib/site/load-navigation';
import type { Navigation } from '@/lib/site/navigation-tree';
import { settings } from '@/lib/site/settings';

export const generatedFolder = path.resolve('.generated');

/** Writes a file only when its content is new, so that no watcher wakes for nothing. */
export function writeIfChanged(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.writeFileSync(file, text);
}

/** A browser module as one minified script. */
export async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define,
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Returns the navigation it wrote. @throws DiagnosticError when content or API description cannot become pages. */
export async function prepare(): Promise<Navigation> {
  const faults = await checkApi();
  if (faults.length) throw new DiagnosticError(faults);
  const navigation = await loadNavigation();
  writeIfChanged(path.join(generatedFolder, 'navigation.json'), JSON.stringify(navigation));
  const early = { announcementId: settings.announcement?.id ?? null };
  const code = await bundle('lib/browser/head-script-entry.ts', { HEAD_SCRIPT_SETTINGS: JSON.stringify(early) });
  writeIfChanged(path.join(generatedFolder, 'early.js'), code);
  const revision = path.join(generatedFolder, 'content-revision.ts');
  if (!fs.existsSync(revision)) writeIfChanged(revision, 'export const contentRevision = 0;\n');
  return navigation;
}

if (process.argv[1] === import.meta.filename) await prepare();
