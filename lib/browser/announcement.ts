/** See `announcementState`. */
export type AnnouncementState = typeof announcementState;

/**
 * What the stored values mean for the bar with the configured id: a bar with another id is new, is shown, and loses
 * the dismissal. Travels as text in the head script too, so it uses nothing but its parameters.
 */
export function announcementState(
  storedId: string | null,
  storedFlag: string | null,
  id: string,
): { shown: boolean; isNew: boolean } {
  // An old default was misspelled; whoever dismissed it has dismissed the bar of the correct name.
  const known = storedId === 'annoucement-bar' ? 'announcement-bar' : storedId;
  const isNew = known !== id;
  return { isNew, shown: isNew || storedFlag !== 'true' };
}
