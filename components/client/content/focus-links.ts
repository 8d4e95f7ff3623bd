/** Moves the focus to the main content without adding a hash to the address. */
export function watchSkipLink(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-skip]')) return;
    event.preventDefault();
    const main = document.querySelector<HTMLElement>('main') ?? document.getElementById('main-content-fallback');
    if (!main) return;
    main.setAttribute('tabindex', '-1');
    main.focus();
    main.scrollIntoView();
  };
  document.addEventListener('click', onClick, { signal });
}

/** Links that look like the search field move the focus to it, unless the click opens another tab. */
export function watchHomeSearch(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!(event.target instanceof Element) || !event.target.closest('[data-focus-search]')) return;
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if (!field?.checkVisibility()) return;
    event.preventDefault();
    field.focus();
  };
  // Runs before the navigation listener.
  document.addEventListener('click', onClick, { capture: true, signal });
}
