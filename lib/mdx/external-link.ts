/** Attributes of every link that leaves the site. */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;
