/** Links that stand for the search field move the focus there, as long as the click means this tab. */
export function watchHomeSearch(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!(event.target instanceof Element) || !event.target.closest('[data-focus-search]')) return;
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if (!field?.checkVisibility()) return;
    event.preventDefault();
    field.focus();
  };
  // Before the listener that turns pages.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
