/** Moves the focus to the main content without adding a hash to the address. */
export function watchSkipLink(): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-skip]')) return;
    event.preventDefault();
    const main = document.querySelector<HTMLElement>('main') ?? document.getElementById('main-content-fallback');
    if (!main) return;
    main.setAttribute('tabindex', '-1');
    main.focus();
    main.scrollIntoView();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
