/** See `announcementState`. */
export type AnnouncementState = typeof announcementState;

/**
 * What the stored values mean for the bar with the configured ID. A bar with a different ID is new, so it is shown and
 * the dismissal is cleared. The head script also embeds this function's source, so it may use only its parameters.
 */
export function announcementState(
  storedId: string | null,
  storedFlag: string | null,
  id: string,
): { shown: boolean; isNew: boolean } {
  // An old default ID was misspelled; dismissing it also counts for the corrected ID.
  const known = storedId === 'annoucement-bar' ? 'announcement-bar' : storedId;
  const isNew = known !== id;
  return { isNew, shown: isNew || storedFlag !== 'true' };
}
