#!/usr/bin/env node
/**
 * Adds builds for other systems to package-lock.json if the registry mirror lacks them. npm silently leaves them out
 * of the lock file, and `npm ci` on those systems then rejects it. Entries get their integrity if the registry
 * provides it. Run after each change of dependencies.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** System, processor, and C library that a package is for, from its name. */
function platformOf(name) {
  const parts = name.replace(/^.*\//, '').split('-');
  const system = SYSTEMS.find((candidate) => parts.includes(candidate));
  const processor = PROCESSORS.find((candidate) => parts.includes(candidate));
  const library = parts.some((part) => part.startsWith('musl'))
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    cpu: processor ? [processor] : undefined,
    ...(library && system === 'linux' ? { libc: [library] } : {}),
    os: system ? [system] : undefined,
  };
}

/** The integrity that the registry provides for a version; undefined if it does not have that build. */
function integrityOf(name, version) {
  try {
    return (
      execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim() || undefined
    );
  } catch {
    return undefined;
  }
}

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
let added = 0;
for (const [location, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${location}/node_modules/${name}`, `node_modules/${name}`].some((key) => key in lock.packages);
    // Skips ranges, which are not versions, and names without system and processor, which are not platform builds.
    const platform = platformOf(name);
    if (known || !/^\d+\.\d+\.\d+/.test(version) || (!platform.os && !platform.cpu)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      integrity: integrityOf(name, version),
      ...platform,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added++;
  }
}
const { '': root, ...packages } = lock.packages;
const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
lock.packages = { '': root, ...sorted };
fs.writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} entries added to package-lock.json.`);
