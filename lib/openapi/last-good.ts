import type { Api } from './load';

/**
 * The last description without errors. It is in a separate module because modules that depend on the sources are
 * reloaded after each change in development.
 */
export const lastGood: { api?: Api } = {};
