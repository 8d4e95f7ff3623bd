import { queryInHash } from './query-link';
import type { QueryBenchProps } from './query-bench';
import { settings } from '@/lib/settings/settings';
import { addTrial, openBench } from './open-bench';

/**
 * Gives each query that readers can run (`data-try`) a button. A press opens the query for editing in place of the
 * sample, and runs it in the reader's browser. Nothing loads before. A link to a query opens it without running it, so
 * that readers see what they run.
 */
export function watchQueries(root: ParentNode, signal: AbortSignal): void {
  const linked = queryInHash(window.location.hash);
  for (const [index, box] of root.querySelectorAll<HTMLElement>('[data-try]').entries()) {
    let fromLink = linked?.sample === index + 1 ? linked.query : undefined;
    const start = addTrial(box, 'Run', signal, (onReset) => {
      const query = fromLink ?? box.querySelector('.code code')?.textContent ?? '';
      const runs = fromLink === undefined;
      fromLink = undefined;
      return openQuery(box, { query, runs, sample: index + 1, onReset });
    });
    if (start && fromLink !== undefined) {
      start();
      box.scrollIntoView({ block: 'center' });
    }
  }
}

function openQuery(box: HTMLElement, props: Omit<QueryBenchProps, 'input' | 'onOpen'>): () => void {
  const load = () => loadBench(box.dataset.try ?? '', props.runs);
  const close = openBench(box, { name: 'query bench', load, props });
  return () => {
    close();
    void import('./sandbox').then(({ closeSandbox }) => closeSandbox());
  };
}

/** Loads the bench, and what its first run needs, together, so that one ring and one error stand for all of it. */
async function loadBench(input: string, runs: boolean) {
  const [bench, file] = await Promise.all([import('./query-bench'), input ? readInput(input) : undefined]);
  if (runs) await import('./sandbox').then(({ run }) => run('query', { expression: '1' }));
  const Bench = bench.default;
  return {
    default: (props: Omit<QueryBenchProps, 'input'>) => <Bench {...props} input={file} />,
  };
}

async function readInput(name: string): Promise<NonNullable<QueryBenchProps['input']>> {
  const href = `${settings.basePath}/samples/${name}.json`;
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} returned status ${response.status}.`);
  return { name: `${name}.json`, href, value: (await response.json()) as unknown };
}
