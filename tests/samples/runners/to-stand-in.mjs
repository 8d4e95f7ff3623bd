/** Loaded before a sample: what it sends to the usual server goes to the stand-in. */
const { fetch } = globalThis;
const usual = `https://${process.env.LAMP_SERVER_ADDRESS}`;

globalThis.fetch = (input, init) => fetch(String(input).replace(usual, process.env.STAND_IN), init);
