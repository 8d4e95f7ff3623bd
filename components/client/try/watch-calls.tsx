import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ownValuesIn, parseOwnValues } from '@/lib/openapi/own-values';
import { Lazy } from '../search/lazy';
import { listenToOwnValues, storedOwnValues } from './own-values-store';

/**
 * Fills the row below an operation's sample (`data-call`) with two buttons: one lets readers fill in their own values
 * once for all samples, the other opens the operation on sample data. What they open loads on the first press.
 */
export function watchCalls(root: ParentNode, signal: AbortSignal): void {
  for (const row of root.querySelectorAll<HTMLElement>('[data-call]')) {
    const panel = row.closest('.api-panel');
    const code = panel?.querySelector<HTMLElement>('[data-copy-sample] code');
    if (!code) continue;
    const call = row.dataset.call ?? '';
    const names = ownValuesIn(code.textContent ?? '').map(({ name }) => name);

    const trial = makeFold(row, 'try-button', signal, (close) => (
      <Lazy load={loadCallBench} name="call bench" props={{ call, code, onClose: close }} />
    ));
    const values = makeFold(row, 'fill-button', signal, (close) => (
      <Lazy load={loadOwnValues} name="own values" props={{ names, onClose: close }} />
    ));
    const rename = () => {
      const own = parseOwnValues(storedOwnValues());
      const isFilled = names.some((name) => own[name]);
      values.textContent = isFilled ? 'Change your values' : 'Fill in your values';
    };
    trial.textContent = 'Try with sample data';
    rename();
    listenToOwnValues(rename, signal);
  }
}

/** With what the fields need, so that one ring and one error stand for all of it. */
async function loadCallBench() {
  const [{ benchFor }, { loadDescription }] = await Promise.all([import('./call-bench'), import('./sandbox')]);
  return { default: benchFor(await loadDescription()) };
}

const loadOwnValues = () => import('./own-values-form');

/** A button in the row that opens and closes a place below the row. */
function makeFold(
  row: HTMLElement,
  className: string,
  signal: AbortSignal,
  content: (close: () => void) => ReactNode,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.setAttribute('aria-expanded', 'false');
  row.append(button);
  const place = document.createElement('div');
  place.className = 'sample-tool';
  let root: Root | undefined;
  const close = () => {
    root?.unmount();
    root = undefined;
    place.remove();
    button.setAttribute('aria-expanded', 'false');
  };
  button.addEventListener('click', () => {
    if (root) {
      close();
      return;
    }
    row.after(place);
    root = createRoot(place);
    root.render(
      content(() => {
        close();
        button.focus();
      }),
    );
    button.setAttribute('aria-expanded', 'true');
  });
  signal.addEventListener('abort', () => {
    close();
    button.remove();
  });
  return button;
}
