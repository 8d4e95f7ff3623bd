import { readFile } from "node:fs/promises";

const address = process.env.LAMP_SERVER_ADDRESS ?? "api.lamp.digital";
const server = address.includes("://") ? address : `https://${address}`;
const keys = `${process.env.LAMP_ACCESS_KEY}:${process.env.LAMP_SECRET_KEY}`;
const page = await readFile("index.html");
const settings = JSON.parse(await readFile("settings.json", "utf8"));

const spec = {
  name: "lamp.quick_taps",
  description: "Tap a button as soon as it appears.",
  executable: "data:text/html;base64," + page.toString("base64"),
  settings,
  category: ["assess"],
};

const response = await fetch(`${server}/activity_spec`, {
  method: "POST",
  headers: {
    "Authorization": "Basic " + Buffer.from(keys).toString("base64"),
    "Content-Type": "application/json",
  },
  body: JSON.stringify(spec),
});
console.log(response.status, await response.text());
