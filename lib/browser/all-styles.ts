let loaded: Promise<unknown> | undefined;

const load = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    // Without them, the next page is plainer, and readable.
    link.addEventListener('error', () => resolve());
    link.addEventListener('load', () => resolve());
    link.disabled = false;
  });

/** Loads the whole style sheets of which this page contains only what it uses, once: other pages use other parts. */
export const allStyles = (): Promise<unknown> =>
  (loaded ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(load)));
