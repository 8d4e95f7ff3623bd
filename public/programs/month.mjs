import fs from "node:fs/promises";
import * as Plot from "@observablehq/plot";
import { saveFigure } from "./figure.mjs";
import { allEvents, csv } from "./lamp.mjs";

const participant = "U1234567890";
const survey = "m4q8t2w6z0k3p7x1c5vd";
const month = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) };

const positions = await allEvents(participant, "sensor_event", { origin: "lamp.gps", ...month });
const surveys = await allEvents(participant, "activity_event", { origin: survey, ...month });
if (!positions.length && !surveys.length) throw new Error("No data between the two dates. Check the IDs and the dates.");

await fs.writeFile(
  "gps.csv",
  csv([
    ["timestamp", "latitude", "longitude", "accuracy"],
    ...positions.map(({ timestamp, data }) => [timestamp, data.latitude, data.longitude, data.accuracy]),
  ]),
);

const answers = surveys.flatMap(({ timestamp, temporal_slices }) =>
  temporal_slices.map(({ item, value }) => [timestamp, item, value]),
);
await fs.writeFile("answers.csv", csv([["timestamp", "question", "answer"], ...answers]));
console.log(positions.length, "positions,", answers.length, "answers");

// Positions on each day (UTC), and a dot below each day with a survey.
const middleOfDay = ({ timestamp }) => new Date(timestamp).setUTCHours(12, 0, 0);
await saveFigure("month.svg", {
  x: { type: "utc", label: null },
  y: { label: "Positions a day", grid: true, ticks: 5, insetBottom: 14 },
  marginLeft: 48,
  marks: [
    Plot.rectY(positions, Plot.binX({ y: "count" }, { x: "timestamp", interval: "day", fill: "steelblue" })),
    Plot.dot(surveys, { x: middleOfDay, frameAnchor: "bottom", dy: -4, fill: "tomato", r: 3.5 }),
    Plot.text(["Dots: a survey that day"], { frameAnchor: "top-right", dy: -40, fill: "tomato" }),
    Plot.ruleY([0]),
  ],
});
