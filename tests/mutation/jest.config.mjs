import path from 'node:path';
import all from '../../jest.config.mjs';

/** Tests that read all content, render pages, or start programs, which is too slow to repeat for every mutant. */
const SLOW = [
  'tests/samples/',
  'tests/unit/authoring',
  'tests/unit/behaviors/',
  'tests/unit/browser/',
  'tests/unit/check/',
  'tests/unit/content/(load|new-page|move-page)',
  'tests/unit/documents',
  'tests/unit/editor/',
  'tests/unit/export/(markdown-version|llms-txt)',
  'tests/unit/faults/',
  'tests/unit/fuzz/',
  'tests/unit/help/',
  'tests/unit/mdx/(heading-ids|hostile|render|tables)',
  'tests/unit/openapi/(description|error-catalog|pages)',
  'tests/unit/rooms',
  'tests/unit/scripts/',
  'tests/unit/search/relevance',
  'tests/unit/site/',
  'tests/unit/stand-in/',
  'tests/unit/storage-on-server',
  'tests/unit/word/',
];

const [unit] = all.projects;

/**
 * The unit tests that are fast enough to run for every mutant. See stryker.config.mjs.
 * @type {import('jest').Config}
 */
export default {
  ...unit,
  rootDir: path.resolve('.'),
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: SLOW,
};
