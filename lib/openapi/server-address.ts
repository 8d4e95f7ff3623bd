import type { Server } from './document';

/** A server's address with the default values of its variables, without a trailing slash. */
export function serverAddress(server: Server | undefined): string {
  const filled = (server?.url ?? '').replace(
    /\{([^}]+)\}/g,
    (whole, name: string) => server?.variables?.[name]?.default ?? whole,
  );
  return filled.replace(/\/+$/, '');
}
