import { hashOfSources } from './source-files';

/**
 * A hash of everything that pages are made from. Modules that read `content/` or `openapi/` import it. The bundler
 * watches both folders on its behalf, and so renders pages again after a change: see
 * lib/content/evaluate-at-build.mjs.
 */
export const sourceRevision = hashOfSources();
