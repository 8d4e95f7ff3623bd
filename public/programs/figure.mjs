import fs from "node:fs/promises";
import * as Plot from "@observablehq/plot";
import { JSDOM } from "jsdom";

/** Draws marks with Observable Plot and saves them as an SVG file. */
export async function saveFigure(file, options) {
  const { document } = new JSDOM("").window;
  const figure = Plot.plot({ document, width: 720, style: { fontSize: "14px" }, marginTop: 48, marginBottom: 48, ...options });
  figure.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  await fs.writeFile(file, figure.outerHTML);
}
