/** Key in the history entry that stands for what lies over the page: the open drawer, or search on a phone. */
const DRAWER_MARK = 'drawer';

/** True when the current entry of the history stands for something over the page; a page turn replaces it. */
export const isLayerEntry = (): boolean => Boolean(window.history.state?.[DRAWER_MARK]);

/** One history entry stands for what opens, so that Back closes it and the page stays. */
export function openLayerEntry(): void {
  if (!isLayerEntry()) window.history.pushState({ ...window.history.state, [DRAWER_MARK]: true }, '');
}

/** Goes back over that entry, when what it stands for is closed in another way. */
export function closeLayerEntry(): void {
  if (isLayerEntry()) window.history.back();
}
