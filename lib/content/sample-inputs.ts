import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from './folders';

/** The JSON files that samples on the pages run on: texts by file name. */
export function sampleInputs(): Record<string, string> {
  const folder = path.join(contentFolder, '_data', 'samples');
  if (!fs.existsSync(folder)) return {};
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.sort().map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}
