import type { Metadata } from 'next';
import { settings } from '@/lib/settings/settings';

/** What every page starts from. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(settings.url),
  title: { default: settings.title, template: `%s ${settings.titleDelimiter} ${settings.title}` },
};
