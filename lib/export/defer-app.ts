import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { AppFiles } from '@/lib/browser/start-app';
import { rewritePages, type ExportStep } from './exported-site';
import { moduleStages, readModules, type Module } from './module-stages';
import { appendToBody, splitScripts } from './next-page';

/**
 * The app's scripts come after load, when the browser is idle or the reader acts: see lib/browser/start-app.ts. A page
 * is complete without them, so nothing of them stands between a reader and the text.
 */
export const deferApp: ExportStep = {
  name: 'defer-app',
  run: async (site) => {
    const starter = await bundleStarter();
    const modules = new Map<string, Module[]>();
    const modulesOf = (address: string): Module[] => {
      const file = path.join(site.folder, decodeURIComponent(address.slice(site.basePath.length)));
      const known = modules.get(file) ?? readModules(fs.readFileSync(file, 'utf8'));
      modules.set(file, known);
      return known;
    };
    // Pages of one kind have the same files, and share one script.
    const addresses = new Map<string, string>();
    const starterAddress = (files: Pick<AppFiles, 'scripts' | 'boot'>): string => {
      const key = JSON.stringify(files);
      const known = addresses.get(key);
      if (known) return known;
      const stages = moduleStages(files.scripts.map(modulesOf));
      const code = starter.replaceAll('APP_FILES', () => JSON.stringify({ ...files, stages }).replace(/</g, '\\u003c'));
      const name = `start-${crypto.createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
      fs.writeFileSync(path.join(site.folder, '_next', 'static', 'chunks', name), code);
      const address = `${site.basePath}/_next/static/chunks/${name}`;
      addresses.set(key, address);
      return address;
    };
    return rewritePages(site, 'The scripts of Next.js were not found where they are expected.', (page) => {
      const split = splitScripts(page);
      if (!split) return undefined;
      const { html, scripts, boot } = split;
      return appendToBody(html, `<script src="${starterAddress({ scripts, boot })}" async=""></script>`);
    });
  },
};

async function bundleStarter(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['lib/browser/start-app-entry.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
