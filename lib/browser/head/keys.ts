/** Handles keys before and after the app has started: those that lead to search, and Space on links that are buttons. */
export function startKeys(): void {
  addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const button = event.key === ' ' ? target.closest<HTMLElement>('a[role="button"]') : null;
    if (button) {
      // For a link, unlike for a button, the browser does not turn Space into a click.
      event.preventDefault();
      button.click();
    }
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if (!field || !leadsToSearch(event, target)) return;
    event.preventDefault();
    // The one on the home page may be out of view.
    field.focus({ preventScroll: !field.closest('.opening') });
    field.select();
  });
}

/** Control+K, on a Mac Command+K; and a slash, where it isn't text. With another key besides, it's the browser's. */
function leadsToSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, target: Element): boolean {
  const hasModifier = /mac/i.test(navigator.platform) ? metaKey : ctrlKey;
  // With Caps Lock, the letter is a capital.
  if (key.toLowerCase() === 'k') return hasModifier && !altKey && !shiftKey;
  // On many keyboards, a slash needs Shift.
  return key === '/' && !ctrlKey && !metaKey && !altKey && !target.closest('input, textarea, select');
}
