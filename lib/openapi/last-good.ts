import type { Api } from './load';

/**
 * The last description without faults. It stands apart from what depends on the sources, for in development that is
 * started anew after each change.
 */
export const lastGood: { api?: Api } = {};
