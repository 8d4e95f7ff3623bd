/** The misspelled id of an old default; whoever dismissed it has dismissed its correct twin. */
const OLD_DEFAULT_ID = 'annoucement-bar';

/**
 * What the stored values mean for the bar with the configured id: a bar with another id is new, is shown, and loses
 * the dismissal.
 */
export function announcementState(
  storedId: string | null,
  storedFlag: string | null,
  id: string,
): { shown: boolean; isNew: boolean } {
  const known = storedId === OLD_DEFAULT_ID ? 'announcement-bar' : storedId;
  const isNew = known !== id;
  return { isNew, shown: isNew || storedFlag !== 'true' };
}
