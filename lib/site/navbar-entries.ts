import { settings } from './settings';

/** What the Community menu leads to. */
export const communityEntries = [
  { label: 'Repository', href: settings.repository },
  { label: 'Contact', href: `mailto:${settings.contact}` },
];
