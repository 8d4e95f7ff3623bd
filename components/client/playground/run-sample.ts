import type { RunResult, SandboxInput } from '@/lib/mock-api/sandbox';
import { settings } from '@/lib/settings/settings';
import { fetchOk } from '../shared/fetch-ok';

/** From the page to the worker. The first message also carries the API description. */
export interface ToWorker {
  sample: SandboxInput;
  description?: string;
  /** The port on which the worker answers with `FromWorker`. */
  port: MessagePort;
}

/** `ready` comes once everything is loaded, right before the work begins. */
export type FromWorker = 'ready' | { result: RunResult } | { failure: string };

/** How long a sample may run. Loading doesn't count. */
const MAX_RUN_MS = 2000;
const STOPPED = `Stopped after ${MAX_RUN_MS / 1000} seconds. Ask for less data, or check for a function that calls itself forever.`;

let worker: Worker | undefined;
let description: Promise<string> | undefined;
const running = new Set<(reason: string) => void>();

/**
 * Runs a sample in the reader's browser. What it writes lasts until `closeSandbox`. Loads what it needs first.
 * @throws Error that says why, if it took too long or something could not be loaded; the next call starts over.
 */
export async function run(sample: SandboxInput): Promise<RunResult> {
  const text = await loadDescription();
  const first = worker ? undefined : text;
  worker ??= startWorker();
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ sample, description: first, port: port2 } satisfies ToWorker, [port2]);
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(reason));
    };
    running.add(stop);
    port1.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data === 'ready') timer = setTimeout(closeSandbox, MAX_RUN_MS, STOPPED);
      else if ('failure' in data) closeSandbox(data.failure);
      else {
        clearTimeout(timer);
        running.delete(stop);
        resolve(data.result);
      }
    });
    port1.start();
  });
}

/** Drops the sandbox with everything that was written. What still runs is stopped. */
export function closeSandbox(reason = 'The sample was stopped.'): void {
  worker?.terminate();
  worker = undefined;
  for (const stop of running) stop(reason);
  running.clear();
}

/** The API description, which has the sample data: the page fetches it, because the worker has no connection. */
function loadDescription(): Promise<string> {
  description ??= fetchOk(`${settings.basePath}/openapi.json`)
    .then((response) => response.text())
    .catch((error: unknown) => {
      description = undefined;
      throw error;
    });
  return description;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('error', (event) => {
    event.preventDefault();
    closeSandbox(event.message || 'The code that runs samples could not be loaded.');
  });
  return started;
}
