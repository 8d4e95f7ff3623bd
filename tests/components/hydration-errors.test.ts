it.each([
  ['Hydration failed because the server rendered text did not match.', true],
  ['Minified React error #418; visit https://react.dev/errors/418', true],
  ['Minified React error #425; x', true],
  ['Minified React error #310; x', false],
  ['boom', false],
])('the error "%s" is logged with the prefix: %j', async (message, expected) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await import('@/instrumentation-client');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }));
  const found = logged.mock.calls.some(([prefix]) => prefix === 'Next.js React Root onRecoverableError:');
  logged.mockRestore();
  expect(found).toBe(expected);
});
