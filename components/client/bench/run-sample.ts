import { settings } from '@/lib/settings/settings';
import type { Answer, Sample } from '@/lib/openapi/mock/sandbox';

/** From the page to the worker. The first message also carries the API description. */
export interface ToWorker {
  id: number;
  sample: Sample;
  description?: string;
}

/** From the worker to the page. `ready` comes once everything is loaded, right before the work begins. */
export type FromWorker = { id: number } & ({ ready: true } | { answer: unknown } | { failure: string });

/** How long (ms) a sample may run. Loading doesn't count. */
const TIME_LIMIT = 2000;
const STOPPED = `Stopped after ${TIME_LIMIT / 1000} seconds. Ask for less data, or check for a function that calls itself forever.`;

interface Pending {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  timer?: ReturnType<typeof setTimeout>;
}

let worker: Worker | undefined;
let pending = new Map<number, Pending>();
let lastId = 0;
let description: Promise<string> | undefined;

/**
 * Runs a sample in the reader's browser. What it writes lasts until `closeSandbox`. Loads what it needs first.
 * @throws Error with the reason in words, if it took too long or something could not be loaded; the next call starts
 * anew.
 */
export async function run(sample: Sample): Promise<Answer> {
  const text = await loadDescription();
  const isNew = !worker;
  worker ??= startWorker();
  const target = worker;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve: resolve as Pending['resolve'], reject });
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    target.postMessage({ id, sample, description: isNew ? text : undefined } satisfies ToWorker);
  });
}

/** Drops the sandbox with everything that was written. What still runs is stopped. */
export function closeSandbox(reason = 'The sample was stopped.'): void {
  worker?.terminate();
  worker = undefined;
  const stopped = pending;
  pending = new Map();
  for (const { reject, timer } of stopped.values()) {
    clearTimeout(timer);
    reject(new Error(reason));
  }
}

/** The API description, which has the sample data: the page fetches it, because the worker has no connection. */
function loadDescription(): Promise<string> {
  description ??= fetchText(`${settings.basePath}/openapi.json`).catch((error: unknown) => {
    description = undefined;
    throw error;
  });
  return description;
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
  return response.text();
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const waiting = pending.get(data.id);
    if (!waiting) return;
    if ('ready' in data) {
      waiting.timer = setTimeout(() => closeSandbox(STOPPED), TIME_LIMIT);
      return;
    }
    clearTimeout(waiting.timer);
    pending.delete(data.id);
    if ('failure' in data) {
      waiting.reject(new Error(data.failure));
      closeSandbox();
    } else waiting.resolve(data.answer);
  });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    closeSandbox(event.message || 'The code that runs samples could not be loaded.');
  });
  return started;
}
