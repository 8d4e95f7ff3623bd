const ignored = ['/out', '/\\.next/', '/\\.export', '/\\.fresh/', '/\\.preview/'];

/**
 * Two kinds of tests. `node`: code that runs at build time. Its tests run as ordinary ES modules, which tsx compiles,
 * and share what they import: loading each module once and not for each file takes half the time. `dom`: code that runs
 * in the browser, in jsdom, as CommonJS, so that mocks can replace modules.
 * @type {import('jest').Config}
 */
export default {
  // The first page in a process loads the highlighter's grammars, which takes seconds on a busy machine.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/tests/support/derive.mjs',
  projects: [
    {
      displayName: 'node',
      runner: 'jest-light-runner',
      setupFilesAfterEnv: ['<rootDir>/tests/support/set-up-node.mjs'],
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}', '<rootDir>/tests/{samples,search}/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/tests/unit/browser/'],
      modulePathIgnorePatterns: ignored,
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    },
    {
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/components/**/*.test.{ts,tsx}', '<rootDir>/tests/unit/browser/**/*.test.{ts,tsx}'],
      modulePathIgnorePatterns: ignored,
      setupFilesAfterEnv: ['<rootDir>/tests/components/setup.ts'],
      moduleNameMapper: {
        // The site tests check styles in a browser.
        '\\.css$': '<rootDir>/tests/fixtures/no-styles.ts',
        // What a copy of the site with other pages and languages doesn't change.
        '^@/\\.derived/site/(sidebars|languages)\\.json$': '<rootDir>/tests/fixtures/$1.json',
        '^@/(.*)$': '<rootDir>/$1',
      },
      // The stemmer is available only as an ES module.
      transformIgnorePatterns: ['/node_modules/(?!stemmer/)'],
      transform: {
        '^.+\\.(t|j|mj)sx?$': [
          '@swc/jest',
          {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
            module: { type: 'commonjs' },
            sourceMaps: 'inline',
          },
        ],
      },
    },
  ],
};
