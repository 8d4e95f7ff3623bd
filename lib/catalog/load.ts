import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import { parseActivityTypes, parseSensorTypes } from './parse';
import type { ActivityFile, SensorFile } from './schema';

let activities: ActivityFile | undefined;
let sensors: SensorFile | undefined;

/** Every type of activity, read once a process (each time in development, so that an edit shows). */
export function loadActivityTypes(): ActivityFile {
  if (!activities || process.env.NODE_ENV === 'development') {
    activities = parseActivityTypes(read('activity-types.yaml'), 'content/_data/activity-types.yaml');
  }
  return activities;
}

/** Every type of sensor, read once a process (each time in development, so that an edit shows). */
export function loadSensorTypes(): SensorFile {
  if (!sensors || process.env.NODE_ENV === 'development') {
    sensors = parseSensorTypes(read('sensor-types.yaml'), 'content/_data/sensor-types.yaml');
  }
  return sensors;
}

function read(name: string): string {
  return fs.readFileSync(path.join(contentFolder, '_data', name), 'utf8');
}
