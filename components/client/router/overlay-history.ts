/** Key in the history entry for a layer over the page: the open drawer, or search on a phone. */
const DRAWER_MARK = 'drawer';

/** True if the current history entry belongs to a layer over the page; navigation then replaces it. */
export const isLayerEntry = (): boolean => Boolean(window.history.state?.[DRAWER_MARK]);

/** Adds one history entry when a layer opens, so that Back closes it without leaving the page. */
export function openLayerEntry(): void {
  if (!isLayerEntry()) window.history.pushState({ ...window.history.state, [DRAWER_MARK]: true }, '');
}

/** Goes back over that entry when the layer is closed another way. */
export function closeLayerEntry(): void {
  if (isLayerEntry()) window.history.back();
}
