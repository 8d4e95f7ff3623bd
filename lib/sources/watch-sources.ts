import fs from 'node:fs';
import path from 'node:path';
import { SOURCES, saves } from './sources';

/** Editors write a file in steps: empty it and fill it, or write another one and rename it. */
const SETTLED_MS = 30;

/**
 * Notes every save below the sources, until the process ends. It watches each folder by itself, because a folder's
 * watcher also sees files that take another's place, on every system.
 */
export function watchSources(): void {
  const watched = new Map<string, fs.FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const noteSave = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watch();
      saves.last = Date.now();
      for (const notify of saves.listeners) notify();
    }, SETTLED_MS);
  };
  const watch = () => {
    const folders = SOURCES.flatMap(foldersBelow);
    for (const [folder, watcher] of watched) {
      if (folders.includes(folder)) continue;
      watcher.close();
      watched.delete(folder);
    }
    for (const folder of folders) {
      if (watched.has(folder)) continue;
      watched.set(folder, fs.watch(folder, { persistent: false }, noteSave).on('error', noteSave));
    }
  };
  watch();
}

/** A folder with all folders below it; none for a file, or if it's gone. */
function foldersBelow(folder: string): string[] {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const below = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...below.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name)),
  ];
}
