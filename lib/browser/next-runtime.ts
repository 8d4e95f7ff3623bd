/** Where the app has the data of a page, inside Next.js. CONTRIBUTING.md lists all that relies on its insides. */

/** It looks here: a mark that the data begins, then its pieces. */
const app = globalThis as { __next_f?: unknown[] };

/** Puts the data of the page where the app looks for it. */
export function givePageData(data: string): void {
  app.__next_f = [[0], [1, data]];
}

/** Holds the data of the page back until the function is called. */
export function holdPageData(): () => void {
  const held = app.__next_f?.splice(1) ?? [];
  return () => app.__next_f?.push(...held);
}

/** The address of the file with the data of the page at an address, which Next.js writes beside the page. */
export const dataAddress = (pathname: string): string =>
  `${pathname.replace(/[^/]*\.html$/, '').replace(/\/?$/, '/')}index.txt`;

/** Whether the router itself asks for the data of a page. */
export const isRouterRequest = ({ searchParams }: URL): boolean => searchParams.has('_rsc');
