/**
 * Three kinds of tests. `node`: code that runs at build time. Its tests run as ordinary ES modules, which tsx compiles,
 * and share what they import: loading each module once and not for each file takes half the time. `isolated`: the few of
 * them that replace modules or load them anew. `dom`: code that runs in the browser, in jsdom, as CommonJS, so that
 * mocks can replace modules.
 */
const transform = (type) => ({
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type },
      sourceMaps: 'inline',
    },
  ],
});

const ignored = ['/node_modules/', '/out', '/\\.next/', '/\\.export', '/\\.fresh/', '/\\.preview/'];

/** @type {import('jest').Config} */
export default {
  // The first page in a process loads the highlighter's grammars, which takes seconds on a busy machine.
  testTimeout: 30_000,
  globalSetup: '<rootDir>/tests/support/derive.mjs',
  projects: [
    {
      displayName: 'node',
      runner: 'jest-light-runner',
      setupFilesAfterEnv: ['<rootDir>/tests/support/set-up-node.mjs'],
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}', '<rootDir>/tests/samples/**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/tests/unit/browser/', '\\.isolated\\.test\\.'],
      modulePathIgnorePatterns: ignored.slice(1),
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    },
    {
      displayName: 'isolated',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.isolated.test.{ts,tsx}'],
      modulePathIgnorePatterns: ignored.slice(1),
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
      transform: transform('es6'),
    },
    {
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/components/**/*.test.{ts,tsx}', '<rootDir>/tests/unit/browser/**/*.test.{ts,tsx}'],
      modulePathIgnorePatterns: ignored.slice(1),
      setupFilesAfterEnv: ['<rootDir>/tests/components/setup.ts'],
      moduleNameMapper: {
        // The site tests check styles in a browser.
        '\\.css$': '<rootDir>/tests/fixtures/no-styles.ts',
        '^@/\\.derived/site/navigation\\.json$': '<rootDir>/tests/fixtures/navigation.json',
        '^@/(.*)$': '<rootDir>/$1',
      },
      // The stemmer is available only as an ES module.
      transformIgnorePatterns: ['/node_modules/(?!stemmer/)'],
      transform: transform('commonjs'),
    },
  ],
};
