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
  for (const folder of [process.env.CONTENT_DIR ?? 'content', process.env.OPENAPI_DIR ?? 'openapi']) {
    this.addContextDependency(path.resolve(folder));
  }
  // The query makes Node.js evaluate the module again; the modules it imports stay cached.
  const module = await import(`${pathToFileURL(this.resourcePath)}?evaluation=${++evaluations}`);
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');
}

export default evaluateAtBuild;
