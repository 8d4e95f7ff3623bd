import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One id for one state of the sources, so that two builds of one commit are equal byte by byte. */
function contentId() {
  const hash = crypto.createHash('sha256');
  hash.update(`${process.env.BASE_PATH} ${process.env.SITE_URL}`);
  for (const root of ['app', 'components', 'content', 'lib', 'openapi', 'public', 'package-lock.json']) {
    if (!fs.existsSync(root)) continue;
    const files = fs.statSync(root).isFile()
      ? [root]
      : fs
          .readdirSync(root, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

const isPreview = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
export default {
  // The preview answers for pages that were not there when it started.
  ...(isPreview ? {} : { output: 'export' }),
  // Two builds beside each other each need a folder of their own.
  ...(process.env.EXPORT_DIR ? { distDir: process.env.EXPORT_DIR } : {}),
  // Pages named page.broken.tsx break on purpose, and only test exports hold them; route.dev.ts answers the preview alone.
  pageExtensions: [
    'tsx',
    'ts',
    'jsx',
    'js',
    ...(process.env.TEST_PAGES ? ['broken.tsx'] : []),
    ...(isPreview ? ['dev.ts'] : []),
  ],
  basePath: process.env.BASE_PATH ?? '',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: contentId,
  env: {
    BASE_PATH: process.env.BASE_PATH ?? '',
    SITE_URL: process.env.SITE_URL ?? '',
    MARKDOWN_VERSIONS: process.env.MARKDOWN_VERSIONS ?? '',
    // Only the layout reads it, on the server: in a browser module it would give each build new script names.
    BUILD_ID: contentId(),
  },
  // Modules that are evaluated when they are bundled, and travel as data.
  turbopack: { rules: { '*.static.ts': { loaders: ['./lib/bundle/evaluate-at-build.mjs'] } } },
  images: { unoptimized: true },
  // What only draws pages at build: Node.js loads it as it is, so that the bundler need not read and write it.
  serverExternalPackages: [
    '@apidevtools/swagger-parser',
    '@babel/code-frame',
    'acorn',
    'dictionary-en',
    'docx',
    'esbuild',
    'fflate',
    'hast-util-from-parse5',
    'katex',
    'minisearch',
    'nspell',
    'parse5',
    'rehype-autolink-headings',
    'rehype-katex',
    'rehype-pretty-code',
    'rehype-stringify',
    'remark-directive',
    'remark-gfm',
    'remark-math',
    'remark-parse',
    'remark-rehype',
    'retext-english',
    'retext-equality',
    'shiki',
    'unified',
    'yaml',
    'zod',
  ],
  // Types are checked by `npm run types`, which is part of the tests; twice would only cost time.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  experimental: {
    // With inlining, a page comes without a route tree that the router may keep, so the first prefetch is three requests
    // in turn. Without it, the router knows from the first page how the others are made, and asks for all pieces at once.
    prefetchInlining: false,
    // A page of a build never changes, so what was prefetched stays good for as long as the page is open (seconds).
    staleTimes: { static: 86_400 },
  },
};
