/** Loaded before a sample, to redirect its requests for the usual server to the mock API. */
const { fetch } = globalThis;
const usual = `https://${process.env.LAMP_SERVER_ADDRESS}`;

globalThis.fetch = (input, init) => fetch(String(input).replace(usual, process.env.MOCK_API), init);
