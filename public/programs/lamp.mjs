const address = process.env.LAMP_SERVER_ADDRESS ?? "api.lamp.digital";
const server = address.includes("://") ? address : `https://${address}`;
const { LAMP_ACCESS_KEY: accessKey, LAMP_SECRET_KEY: secretKey } = process.env;
if (!accessKey || !secretKey) throw new Error("Set LAMP_ACCESS_KEY and LAMP_SECRET_KEY first.");
const headers = {
  Authorization: "Basic " + Buffer.from(`${accessKey}:${secretKey}`).toString("base64"),
  "Content-Type": "application/json",
};

/** One call. Throws with the server's code, such as 403.no-such-credentials, and the seconds to wait if it says so. */
export async function lamp(method, path, body) {
  const response = await fetch(`${server}${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(90_000),
  });
  const text = await response.text();
  const answer = text.startsWith("{") ? JSON.parse(text) : {};
  const code = answer.error ?? answer.message;
  if (!response.ok || code) {
    const wait = Number(response.headers.get("Retry-After"));
    throw Object.assign(new Error(`${response.status} ${code ?? text}`), { status: response.status, wait });
  }
  // Changing or deleting an Activity is refused with status 200 and the code in `data`.
  if (["PUT", "DELETE"].includes(method) && typeof answer.data === "string") throw new Error(answer.data);
  return answer.data;
}

/** All events, newest first, read page by page. kind: sensor_event or activity_event; times in ms, UTC. */
export async function* events(participant, kind, { origin, from, to = Date.now(), page = 1000 }) {
  let seen = new Set(); // events at the edge, which the next page repeats
  for (;;) {
    const query = new URLSearchParams({ from, to, limit: page });
    if (origin) query.set("origin", origin);
    const batch = await lamp("GET", `/participant/${participant}/${kind}?${query}`);
    yield* batch.filter((event) => !seen.has(JSON.stringify(event)));
    if (batch.length < page) return;
    const oldest = batch.at(-1).timestamp;
    if (oldest + 1 === to) throw new Error("A whole page shares one timestamp: use a larger page.");
    seen = new Set(batch.filter((event) => event.timestamp === oldest).map((event) => JSON.stringify(event)));
    to = oldest + 1; // `to` is exclusive
  }
}

/** The same events in one array. */
export async function allEvents(...what) {
  const all = [];
  for await (const event of events(...what)) all.push(event);
  return all;
}

/** A value as one cell of a CSV file; lists and objects as JSON. */
function cell(value) {
  const text = typeof value === "object" && value ? JSON.stringify(value) : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as the text of a CSV file. */
export const csv = (rows) => rows.map((row) => row.map(cell).join(",") + "\n").join("");
