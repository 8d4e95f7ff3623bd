/**
 * Runs an action at the next frame, unless the signal comes first. For what measures the page: measuring it at once, as
 * code starts, would force the browser to lay it out twice.
 * @returns asks for the action again, which runs once for all that ask before a frame.
 */
export function atNextFrame(action: () => void, signal: AbortSignal): () => void {
  let frame = 0;
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      action();
    });
  };
  ask();
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return ask;
}
