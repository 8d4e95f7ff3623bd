import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

// Next.js would send figures about each build, and greet authors with a notice about it.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const { contentStep } = await tsImport('./lib/site/content-step.ts', import.meta.url);
const { modules, buildId } = await contentStep().catch((error) => {
  console.error(error.name === 'DiagnosticError' ? `\n${error.message}\n` : error);
  process.exit(1);
});

/** Whether there is any further language, since an export can't have a route without pages. */
const hasLanguages = fs.existsSync(path.join(process.env.CONTENT_DIR ?? 'content', '_languages'));

const isPreview = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
export default {
  // Not in the preview, which must also serve pages created after it started.
  ...(isPreview ? {} : { output: 'export' }),
  // Two simultaneous builds each need their own folder.
  ...(process.env.EXPORT_DIR ? { distDir: process.env.EXPORT_DIR } : {}),
  // Pages named page.broken.tsx fail on purpose, and only test exports include them; only the preview serves
  // route.dev.ts; page.lang.tsx belongs to the further languages.
  pageExtensions: [
    'tsx',
    'ts',
    'jsx',
    'js',
    ...(process.env.TEST_PAGES ? ['broken.tsx'] : []),
    ...(isPreview ? ['dev.ts'] : []),
    ...(hasLanguages ? ['lang.tsx', 'lang.ts'] : []),
  ],
  basePath: process.env.BASE_PATH ?? '',
  trailingSlash: true,
  reactStrictMode: true,
  // Titles and descriptions come before the page, not streamed into it, so their place never varies between two builds.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  generateBuildId: () => buildId,
  env: {
    BASE_PATH: process.env.BASE_PATH ?? '',
    SITE_URL: process.env.SITE_URL ?? '',
    MARKDOWN_VERSIONS: process.env.MARKDOWN_VERSIONS ?? '',
    // Only the layout reads it, on the server: in a browser module, it would change the script names with each build.
    BUILD_ID: buildId,
  },
  turbopack: {
    // Not whatever folder above has a lock file, too.
    root: import.meta.dirname,
    resolveAlias: modules,
  },
  images: { unoptimized: true },
  // Packages that only render pages at build time: Node.js loads them directly, so the bundler need not process them.
  serverExternalPackages: [
    '@apidevtools/swagger-parser',
    '@redocly/openapi-core',
    'dictionary-en',
    'docx',
    'esbuild',
    'hast-util-from-parse5',
    'katex',
    'minisearch',
    'nspell',
    'parse5',
    'rehype-autolink-headings',
    'rehype-katex',
    'rehype-stringify',
    'remark-directive',
    'remark-gfm',
    'remark-math',
    'remark-parse',
    'remark-rehype',
    'shiki',
    'unified',
    'yaml',
    'zod',
  ],
  // The tests already check types with `npm run check`; checking twice would only cost time.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  experimental: {
    // Each language has a document of its own, so none of them can surround the not-found page.
    globalNotFound: true,
    // Would measure pieces of pages that only the router's own prefetch requests: a quarter of the time for all pages.
    prefetchInlining: false,
  },
};
