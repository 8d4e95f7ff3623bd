import { loadNavigation } from './load-navigation';

/** Both sidebar trees, as data: see lib/bundle/evaluate-at-build.mjs. */
export const navigation = await loadNavigation();
