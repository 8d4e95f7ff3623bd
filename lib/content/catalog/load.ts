import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/folders';
import { ofThisRevision } from '@/lib/content/of-this-revision';
import { parseActivityTypes, parseSensorTypes } from './parse';
import type { ActivityFile, SensorFile } from './schema';

/** Every activity type. @throws DiagnosticError with the position of every error. */
export const loadActivityTypes = ofThisRevision((): ActivityFile =>
  parseActivityTypes(read('activity-types.yaml'), 'content/_data/activity-types.yaml'),
);

/** Every sensor type. @throws DiagnosticError with the position of every error. */
export const loadSensorTypes = ofThisRevision((): SensorFile =>
  parseSensorTypes(read('sensor-types.yaml'), 'content/_data/sensor-types.yaml'),
);

function read(name: string): string {
  return fs.readFileSync(path.join(contentFolder, '_data', name), 'utf8');
}
