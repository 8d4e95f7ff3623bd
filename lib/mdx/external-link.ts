import { isExternal } from '@/lib/address/paths';

/** Attributes of every link that leaves the site. */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Addresses that open the phone's own apps: a new tab would stay behind, empty. */
const OPENS_A_PHONE_APP = /^(tel|sms):/i;

/** What a link needs besides its address: a new tab for other sites, nothing for this site or a phone number. */
export function externalAttributes(href: string): Partial<typeof EXTERNAL_LINK> {
  return isExternal(href) && !OPENS_A_PHONE_APP.test(href) ? EXTERNAL_LINK : {};
}
