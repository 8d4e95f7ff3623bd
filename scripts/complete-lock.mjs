#!/usr/bin/env node
/**
 * Adds to package-lock.json the builds for other systems that a registry mirror does not carry. npm leaves them out of
 * the lock in silence, and `npm ci` on such a system then refuses the lock. Entries get their integrity wherever the
 * registry gives it. Run after each change of dependencies.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

/** System, processor and C library that a package is for, read off its name. */
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

/** The integrity that the registry gives for a version; undefined where it does not carry that build. */
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
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = [`${place}/node_modules/${name}`, `node_modules/${name}`].some((key) => key in lock.packages);
    // A range names no version, and a name without system and processor is no build for a platform.
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
