/** The path that an author means, who types it with or without slashes around it. */
export const typedPath = (typed: string): string => `/${typed.replace(/^\/+|\/+$/g, '')}`;
