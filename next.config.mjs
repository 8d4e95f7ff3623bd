import fs from 'node:fs';
import { tsImport } from 'tsx/esm/api';

process.env.NEXT_TELEMETRY_DISABLED = '1';
const { prepareContent } = await tsImport('./lib/site/prepare-content.ts', import.meta.url);
const { modules, release, hasLanguages } = await prepareContent().catch((error) => {
  console.error(error.name === 'FindingError' ? `\n${error.message}\n` : error);
  process.exit(1);
});

const { BASE_PATH = '', SITE_URL = '', MARKDOWN_FORMS = '', EXPORT_DIR } = process.env;
const isPreview = process.env.NODE_ENV === 'development';
// Routes that only some builds have, by how their files end; docs/architecture.md says what each is.
const extensions = { 'broken.tsx': process.env.TEST_PAGES, 'dev.ts': isPreview };
const own = Object.keys(extensions).filter((ending) => extensions[ending]);

const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));

/** @type {import('next').NextConfig} */
export default {
  // Not in the preview, which must also serve pages created after it started.
  output: isPreview ? undefined : 'export',
  distDir: EXPORT_DIR,
  pageExtensions: ['tsx', 'ts', ...own, ...(hasLanguages ? ['lang.tsx', 'lang.ts'] : [])],
  basePath: BASE_PATH,
  trailingSlash: true,
  // Keeps titles in the head instead of streaming them after the page, at a place that varies (vercel/next.js#79313).
  htmlLimitedBots: /.*/,
  generateBuildId: () => release,
  // RELEASE is for the layout alone: in a browser module, it would change the names of the scripts with each build.
  env: { BASE_PATH, SITE_URL, MARKDOWN_FORMS, RELEASE: release },
  // Or the bundler takes any folder above that has a lock file (vercel/next.js#81864).
  turbopack: { root: import.meta.dirname, resolveAlias: modules },
  // Node.js loads what renders pages, esbuild's program among it, so the bundler need not.
  serverExternalPackages: Object.keys(dependencies).filter((name) => !/^(next|react)/.test(name)),
  // `npm run check` runs the compiler.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // Several root layouts share one page for unknown addresses (vercel/next.js#59180), and no pieces of pages are measured
  // for the router's own prefetch, which takes a quarter of a build (vercel/next.js#91439). No style has light-dark(), so
  // none needs variables in its place.
  experimental: { globalNotFound: true, prefetchInlining: false, lightningCssFeatures: { exclude: ['light-dark'] } },
};
