import { hashOfSources } from '@/lib/content/source-files';
import { readSite } from './pages';

/**
 * The state of the sources that the trees come from, in the preview only: in a build, it would rename the file that
 * all pages share whenever any page changes.
 */
export const navigationRevision = process.env.NODE_ENV === 'development' ? hashOfSources() : '';

/** Both sidebar trees, as data: see lib/content/evaluate-at-build.mjs. */
export const { navigation } = await readSite();
