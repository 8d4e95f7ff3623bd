import type { ReactNode } from 'react';
import { basePathBanner } from '@/lib/browser/base-path-banner';
import { headScript } from '@/lib/browser/head-script';
import { ownFont } from '@/lib/browser/own-font';
import { STORAGE_KEYS } from '@/lib/browser/storage-slot';
import { inlineJson } from '@/lib/settings/inline-json';
import { settings } from '@/lib/settings/settings';

/** A function of one parameter that is sent as text, and its call. */
function InlineScript<T>({ run, value }: { run: (value: T) => void; value: T }): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: `(${run})(${inlineJson(value)})` }} />;
}

/** What must be right before the first paint and before the app loads: see lib/browser/head-script.ts. */
export function HeadScript(): ReactNode {
  const { theme, announcementId, announcementDismissed } = STORAGE_KEYS;
  const keys = { theme, announcementId, announcementDismissed };
  const value = { announcement: settings.announcement?.id ?? null, keys, font: ownFont(settings.basePath) };
  return <InlineScript run={headScript} value={value} />;
}

/** On the home page. */
export function BasePathBanner(): ReactNode {
  return <InlineScript run={basePathBanner} value={settings.basePath} />;
}
