/** What an event happened in: the closest element that a selector matches, from its target up. */
export const closestTo = <E extends Element = HTMLElement>(
  { target }: { target: EventTarget | null },
  selector: string,
): E | null => (target instanceof Element ? target.closest<E>(selector) : null);
