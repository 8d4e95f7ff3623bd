import { saves } from '@/lib/sources/sources';

/**
 * When the last save was, and each one from now on, as events for the open page, which then renders again. The preview
 * only: see next.config.mjs.
 */
export function GET({ signal }: Request): Response {
  const stream = new ReadableStream<string>({
    start(controller) {
      const send = () => controller.enqueue(`data: ${saves.last}\n\n`);
      send();
      saves.listeners.add(send);
      signal.addEventListener('abort', () => {
        saves.listeners.delete(send);
        controller.close();
      });
    },
  });
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
