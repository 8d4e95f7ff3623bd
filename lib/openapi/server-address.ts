import type { Server } from './document';

/** The address of a server with its variables filled in by their defaults, without slash at the end. */
export function serverAddress(server: Server | undefined): string {
  const filled = (server?.url ?? '').replace(
    /\{([^}]+)\}/g,
    (whole, name: string) => server?.variables?.[name]?.default ?? whole,
  );
  return filled.replace(/\/+$/, '');
}
