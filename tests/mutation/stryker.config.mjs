/**
 * `npm run mutation` makes small changes to the pure modules in lib/, one at a time, and checks whether a unit test
 * fails. `npm run mutation -- --mutate lib/address/**` does so for some modules only.
 */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: { projectType: 'custom', configFile: 'tests/mutation/jest.config.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  // Mutants that run only while a module loads would need all tests again.
  ignoreStatic: true,
  mutate: [
    'lib/address/**/*.ts',
    'lib/content/parse-page.ts',
    'lib/diagnostics/**/*.ts',
    'lib/diagrams/{chart,pixel-size}.ts',
    'lib/export/{module-stages,next-page,security-policy}.ts',
    'lib/instruments/import-file.ts',
    'lib/mdx/{magic-comments,toc}.ts',
    'lib/navigation/**/*.ts',
    'lib/openapi/{anchor,curl-sample,example,schema-tree,schema-words,slug}.ts',
    'lib/search/engine/{engine,excerpt,query,query-expansion,rank-page,result,words}.ts',
  ],
  ignorePatterns: [
    '/out*',
    '/.next',
    '/.fresh',
    '/.draft',
    '/.export*',
    '/.cache',
    '/test-results',
    '/public',
    '/tests/fixtures/content',
  ],
  // Only `npm run types` checks TypeScript, so Stryker needs no tsconfig file.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'test-results/mutation.html' },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  tempDirName: '.stryker-tmp',
  concurrency: 2,
  timeoutMS: 20_000,
};
