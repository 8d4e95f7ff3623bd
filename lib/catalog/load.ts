import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import { ofThisRevision } from '@/lib/content/of-this-revision';
import { parseActivityTypes, parseSensorTypes } from './parse';
import type { ActivityFile, SensorFile } from './schema';

/** Every type of activity. @throws DiagnosticError with the place of every fault. */
export const loadActivityTypes = ofThisRevision((): ActivityFile =>
  parseActivityTypes(read('activity-types.yaml'), 'content/_data/activity-types.yaml'),
);

/** Every type of sensor. @throws DiagnosticError with the place of every fault. */
export const loadSensorTypes = ofThisRevision((): SensorFile =>
  parseSensorTypes(read('sensor-types.yaml'), 'content/_data/sensor-types.yaml'),
);

function read(name: string): string {
  return fs.readFileSync(path.join(contentFolder, '_data', name), 'utf8');
}
