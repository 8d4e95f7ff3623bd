import { createRoot } from 'react-dom/client';
import type { SandboxInput } from '@/lib/mock-api/sandbox';
import { settings } from '@/lib/settings/settings';
import { LocaleProvider } from '../language/locale';
import { Lazy } from '../router/lazy';
import { fetchOk } from '../shared/fetch-ok';
import { createButton } from '../shared/create-button';
import type { PlaygroundProps } from './playground';
import { closeSandbox, run } from './run-sample';

/**
 * Gives each sample that readers can run (`data-playground`, which says what kind it is) a button. A press opens the
 * sample's own text for changes, in its place, and runs it in the reader's browser. Nothing loads before. The signal
 * closes all, and drops what was written in them.
 */
export function watchPlaygrounds(signal: AbortSignal): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-playground]')) addButton(box, signal);
  signal.addEventListener('abort', () => closeSandbox());
}

function addButton(box: HTMLElement, signal: AbortSignal): void {
  // After the tab of a sample, where the button moves nothing.
  const tabs = box.querySelector('.sample-tabs');
  const bar = box.querySelector('.code-buttons');
  if (!tabs && !bar) return;
  const button = createButton({ className: 'run-button', textContent: 'Run' });
  if (tabs) tabs.after(button);
  else bar?.append(button);
  let close: (() => void) | undefined;
  const reset = () => {
    close?.();
    close = undefined;
    closeSandbox();
    button.focus();
  };
  button.addEventListener('click', () => {
    close ??= openPlayground(box, reset);
  });
  signal.addEventListener('abort', () => {
    close?.();
    button.remove();
  });
}

/**
 * Shows a playground below its sample, with a ring while it loads; once it is there, `data-open` hides the sample.
 * @returns closes it, and shows the sample again.
 */
function openPlayground(box: HTMLElement, onReset: () => void): () => void {
  const panel = document.createElement('div');
  panel.className = 'playground-place';
  box.append(panel);
  const root = createRoot(panel);
  const props = {
    kind: box.dataset.playground as SandboxInput['kind'],
    text: box.querySelector('.code code')?.textContent ?? '',
    onOpen: () => {
      box.dataset.open = '';
    },
    onReset,
  };
  // Samples that readers can run are on pages in the site's own language.
  root.render(
    <LocaleProvider>
      <Lazy load={() => loadPlayground(box.dataset.input, props.kind)} name="playground" props={props} />
    </LocaleProvider>,
  );
  return () => {
    root.unmount();
    panel.remove();
    delete box.dataset.open;
  };
}

/** Loads the playground, its input, and what its first run needs, so that there is one ring and one error for all of it. */
async function loadPlayground(name: string | undefined, kind: SandboxInput['kind']) {
  const [{ default: Playground }, input] = await Promise.all([
    import('./playground'),
    name ? readInput(name) : undefined,
    run({ kind, text: '' }),
  ]);
  return { default: (props: Omit<PlaygroundProps, 'input'>) => <Playground {...props} input={input} /> };
}

async function readInput(name: string): Promise<NonNullable<PlaygroundProps['input']>> {
  const href = `${settings.basePath}/samples/${name}.json`;
  const response = await fetchOk(href);
  return { name: `${name}.json`, href, value: (await response.json()) as unknown };
}
