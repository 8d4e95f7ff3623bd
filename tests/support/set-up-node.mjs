/**
 * Prepares a process for the tests that share one (`node` in jest.config.mjs): compiles what they import, and ends the
 * process if a test doesn't end, which their runner would wait for.
 */
import { register } from 'tsx/esm/api';

register();

/** More than any test may take. */
const MAX_TEST_MS = 300_000;

let running = '';
let since = 0;
setInterval(() => {
  const { testPath, currentTestName } = expect.getState();
  const now = `${testPath}: ${currentTestName}`;
  if (now !== running) {
    running = now;
    since = performance.now();
  } else if (performance.now() - since > MAX_TEST_MS) {
    console.error(`This test does not end: ${running}`);
    process.exit(1);
  }
}, 5000).unref();
