/** The worker that runs samples, so that an endless one never freezes the page. */
import type { ApiDescription } from '@/lib/openapi/description';
import { createSandbox, type RunSample } from '@/lib/mock-api/sandbox';
import type { FromWorker, ToWorker } from './run-sample';

let sandbox: RunSample | undefined;

globalThis.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { sample, description, port } = data;
  const send = (message: FromWorker): void => port.postMessage(message);
  try {
    if (description !== undefined) sandbox = createSandbox(JSON.parse(description) as ApiDescription);
    if (!sandbox) throw new Error('The first message must carry the API description.');
    // Loaded before the time limit begins.
    await (sample.kind === 'query' ? import('jsonata') : import('@/lib/mock-api/mock-api'));
    send('ready');
    send({ result: await sandbox(sample) });
  } catch (error) {
    send({ failure: String(error) });
  }
});
