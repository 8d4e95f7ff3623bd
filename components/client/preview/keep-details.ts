const opened = new Set<string>();

const nameOf = (details: HTMLDetailsElement): string =>
  `${window.location.pathname} ${details.querySelector(':scope > summary')?.textContent ?? ''}`;

/** Remembers which folded parts the author opens, until the returned function is called. */
export function watchDetails(): () => void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    if (target.open) opened.add(nameOf(target));
    else opened.delete(nameOf(target));
  };
  // The event does not bubble.
  document.addEventListener('toggle', follow, true);
  return () => document.removeEventListener('toggle', follow, true);
}

/** Reopens them after the page was rendered again. */
export function reopenDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    if (opened.has(nameOf(details))) details.open = true;
  }
}
