/** Loaded before a sample, to redirect its requests for the usual server to the stand-in. */
const { fetch } = globalThis;
const usual = `https://${process.env.LAMP_SERVER_ADDRESS}`;

globalThis.fetch = (input, init) => fetch(String(input).replace(usual, process.env.STAND_IN), init);
