import { isExternal } from '@/lib/address/paths';

/** Attributes of every link that leaves the site. */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Addresses that open other apps on a phone; a new tab would be left behind, empty. */
const OPENS_A_PHONE_APP = /^(tel|sms):/i;

/**
 * The attributes a link needs besides its address: a new tab for other sites, nothing for this site or a phone
 * number.
 */
export function externalAttributes(href: string): Partial<typeof EXTERNAL_LINK> {
  return isExternal(href) && !OPENS_A_PHONE_APP.test(href) ? EXTERNAL_LINK : {};
}
