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
 * A digest of everything that pages are made from. Whoever reads `content/` or `openapi/` imports it, so that the
 * bundler, which watches both folders for it, draws pages again after a change: see lib/bundle/evaluate-at-build.mjs.
 */
export const sourceRevision = hash.digest('hex').slice(0, 16);
