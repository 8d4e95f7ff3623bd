/** JSON for a script element in a page, which no text in it can close. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
