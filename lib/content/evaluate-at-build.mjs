/**
 * A loader for modules named `*.static.ts`: they run once, in Node.js, when the bundler reaches them, and the bundle
 * receives their exports as plain data. This way browser code gets data derived from `content/` and `openapi/`
 * without the code that derives it. In development, the bundler watches both folders and evaluates again after a
 * change. Outside the bundler (scripts, tests) these are ordinary modules.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
let evaluations = 0;

async function evaluateAtBuild() {
  const { sourceFiles, sourceFolders } = await import('./source-files.ts');
  // The bundler begins to watch a folder only once this function has returned, so it would miss a change during the
  // evaluation. It watches a file from the moment it is read through the bundler, so that happens first.
  const watched = new Set();
  const watchFiles = async () => {
    const added = sourceFiles().filter((file) => !watched.has(file));
    await Promise.all(added.map((file) => new Promise((resolve) => this.fs.readFile(path.resolve(file), resolve))));
    for (const file of added) watched.add(file);
    return added.length > 0;
  };
  let module;
  await watchFiles();
  do {
    // The query makes Node.js evaluate the module again; the modules it imports stay cached.
    module = await import(`${pathToFileURL(this.resourcePath)}?evaluation=${++evaluations}`);
  } while (await watchFiles());
  for (const folder of sourceFolders) this.addContextDependency(path.resolve(folder));
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');
}

export default evaluateAtBuild;
