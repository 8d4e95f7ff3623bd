import * as Plot from "@observablehq/plot";
import { saveFigure } from "./figure.mjs";
import { allEvents } from "./lamp.mjs";

const participant = "U1234567890";
const survey = "m4q8t2w6z0k3p7x1c5vd";
const DAY = 24 * 60 * 60 * 1000;

/** The total of the answers that are numbers, or null if there is none. */
function score({ temporal_slices }) {
  const numbers = temporal_slices.filter(({ value }) => value !== null && value !== "").map(({ value }) => Number(value));
  const valid = numbers.filter((number) => !Number.isNaN(number));
  return valid.length ? valid.reduce((sum, number) => sum + number, 0) : null;
}

/** The Monday that a week begins with, in UTC. */
function weekOf(timestamp) {
  const day = Math.floor(timestamp / DAY);
  return (day - ((day + 3) % 7)) * DAY; // January 1, 1970, was a Thursday
}

const weeks = new Map();
for (const event of await allEvents(participant, "activity_event", {
  origin: survey,
  from: Date.UTC(2026, 0, 1),
  to: Date.UTC(2026, 1, 1),
})) {
  const points = score(event);
  if (points === null) continue;
  const week = weekOf(event.timestamp);
  weeks.set(week, [...(weeks.get(week) ?? []), points]);
}

if (!weeks.size) throw new Error("No surveys between the two dates. Check the IDs and the dates.");
const rows = [...weeks]
  .sort(([a], [b]) => a - b)
  .map(([week, points]) => ({
    week: new Date(week),
    surveys: points.length,
    mean: points.reduce((sum, one) => sum + one, 0) / points.length,
  }));
for (const { week, surveys, mean } of rows) console.log(week.toISOString().slice(0, 10), surveys, mean.toFixed(2));

await saveFigure("weekly_score.svg", {
  height: 320,
  x: { type: "utc", label: null, ticks: rows.map(({ week }) => week), tickFormat: "%b %-d", inset: 24 },
  y: { label: "Mean score of the week", zero: true, grid: true, insetTop: 32 },
  marks: [
    Plot.lineY(rows, { x: "week", y: "mean", stroke: "steelblue", strokeWidth: 2 }),
    Plot.dot(rows, { x: "week", y: "mean", fill: "steelblue", r: 4 }),
    Plot.text(rows, { x: "week", y: "mean", text: ({ surveys }) => `n = ${surveys}`, dy: -16, stroke: "white" }),
  ],
});
