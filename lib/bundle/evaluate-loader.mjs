import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
let evaluation = 0;

export default function evaluate() {
  const done = this.async();
  this.addContextDependency(path.resolve('content'));
  this.addContextDependency(path.resolve('openapi'));
  import(`${pathToFileURL(this.resourcePath)}?evaluation=${++evaluation}`).then(
    (module) =>
      done(
        null,
        Object.entries(module)
          .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
          .join('\n'),
      ),
    done,
  );
}
