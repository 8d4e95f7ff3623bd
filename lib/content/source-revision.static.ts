import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const hash = crypto.createHash('sha256');
for (const folder of [process.env.CONTENT_DIR ?? 'content', process.env.OPENAPI_DIR ?? 'openapi']) {
  if (!fs.existsSync(folder)) continue;
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) hash.update(file).update(fs.readFileSync(file));
  }
}

/**
 * A digest of everything that pages are made from. Modules that read `content/` or `openapi/` import it. The bundler
 * watches both folders on its behalf, and so renders pages again after a change: see
 * lib/bundle/evaluate-at-build.mjs.
 */
export const sourceRevision = hash.digest('hex').slice(0, 16);
