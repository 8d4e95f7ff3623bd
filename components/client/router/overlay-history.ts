/** Key in the history entry for an overlay, which covers the page: the open drawer, or search on a phone. */
const OVERLAY_KEY = 'overlay';

/** True if the current history entry belongs to an overlay; navigation then replaces it. */
export const isOverlayEntry = (): boolean => Boolean(window.history.state?.[OVERLAY_KEY]);

/** Adds one history entry when an overlay opens, so that Back closes it without leaving the page. */
export function addOverlayEntry(): void {
  if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, [OVERLAY_KEY]: true }, '');
}

/** Goes back over that entry when the overlay is closed another way. */
export function leaveOverlayEntry(): void {
  if (isOverlayEntry()) window.history.back();
}
