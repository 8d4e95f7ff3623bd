/** Calls back on events of the window. @returns stops it, as the cleanup of an effect does. */
export function onWindow(names: readonly (keyof WindowEventMap)[], listener: (event: Event) => void): () => void {
  for (const name of names) window.addEventListener(name, listener);
  return () => names.forEach((name) => window.removeEventListener(name, listener));
}
