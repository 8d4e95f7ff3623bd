import type { Settings } from './settings-schema';
import { siteSettings } from './site-settings';

/**
 * The settings of the site with its location, which comes from the environment: BASE_PATH and SITE_URL. Only the type
 * of the schema is imported: the check runs at build time, so the validator never reaches the browser.
 */
export const settings: Settings = {
  ...siteSettings,
  url: process.env.SITE_URL || siteSettings.url,
  basePath: process.env.BASE_PATH ?? '',
  hasMarkdownForms: process.env.MARKDOWN_FORMS === '1',
};
