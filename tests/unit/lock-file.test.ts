/** npm leaves out builds for other systems when the registry that it asks lacks them, and `npm ci` then fails there. */
import fs from 'node:fs';

interface LockedPackage {
  version: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** The systems that people write and publish this site on. */
const SYSTEMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64'];

it.each(SYSTEMS)('package-lock.json has the builds that %s needs', (system) => {
  const lost = Object.entries(packages).flatMap(([location, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => name.includes(system))
      .filter(([name]) => !(`node_modules/${name}` in packages) && !(`${location}/node_modules/${name}` in packages))
      .map(
        ([name, version]) => `${name}@${version} is missing: restore package-lock.json, and run "npm install" again`,
      ),
  );
  expect(lost).toEqual([]);
});

it('the systems are written as packages write them', () => {
  const builds = Object.keys(packages['node_modules/esbuild']?.optionalDependencies ?? {});
  for (const system of SYSTEMS) expect(builds).toContain(`@esbuild/${system}`);
});
