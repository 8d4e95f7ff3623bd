/** The worker that runs samples, so that an endless one never freezes the page. */
import type { ApiDocument } from '@/lib/openapi/document';
import { createSandbox, type Sandbox } from '@/lib/openapi/mock/sandbox';
import type { FromWorker, ToWorker } from './run-sample';
import { stayOffline } from './stay-offline';

stayOffline();

// A page has only one origin to send to.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (message: FromWorker): void => globalThis.postMessage(message);
let sandbox: Sandbox | undefined;

async function answer({ sample, description }: ToWorker, onReady: () => void): Promise<unknown> {
  if (description !== undefined) sandbox = createSandbox(JSON.parse(description) as ApiDocument);
  if (!sandbox) throw new Error('The first message must carry the API description.');
  // Loaded before the time limit begins.
  await (sample.kind === 'query' ? import('jsonata') : import('@/lib/openapi/mock/mock-api'));
  onReady();
  return sandbox(sample);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const { id } = data;
  answer(data, () => send({ id, ready: true })).then(
    (result) => send({ id, answer: result }),
    (error: unknown) => send({ id, failure: String(error) }),
  );
});
