import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { Lazy } from '../search/lazy';

interface Bench<P> {
  /** Name of the part, for the error if it cannot load. */
  name: string;
  load: () => Promise<{ default?: ComponentType<P> }>;
  props: Omit<P, 'onOpen'>;
}

/**
 * Puts a button into the bar of a sample, which opens it with `open`. That gets a function that closes it again and
 * returns the focus to the button, and returns one that only closes it. The signal closes it and removes the button.
 * @returns what opens it without a press; nothing if the box has no sample.
 */
export function addTrial(
  box: Element,
  label: string,
  signal: AbortSignal,
  open: (reset: () => void) => () => void,
): (() => void) | undefined {
  const bar = box.querySelector('.code .code-buttons');
  if (!bar) return undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run-button';
  button.textContent = label;
  bar.append(button);
  let close: (() => void) | undefined;
  const start = () => {
    close ??= open(() => {
      close?.();
      close = undefined;
      button.focus();
    });
  };
  button.addEventListener('click', start);
  signal.addEventListener('abort', () => {
    close?.();
    button.remove();
  });
  return start;
}

/**
 * Shows a bench below its sample, with a ring while it loads; once it is there, `data-trying` hides the sample.
 * @returns closes it, and shows the sample again.
 */
export function openBench<P extends { onOpen: () => void }>(box: HTMLElement, bench: Bench<P>): () => void {
  const place = document.createElement('div');
  box.append(place);
  const root = createRoot(place);
  const onOpen = () => {
    box.dataset.trying = '';
  };
  root.render(<Lazy load={bench.load} name={bench.name} props={{ ...bench.props, onOpen } as unknown as P} />);
  return () => {
    root.unmount();
    place.remove();
    delete box.dataset.trying;
  };
}
