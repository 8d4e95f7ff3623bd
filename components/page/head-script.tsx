import type { ReactNode } from 'react';
import { siteFont } from '@/lib/browser/site-font';
import { settings } from '@/lib/settings/settings';
import { bundle } from '@/lib/tools/bundle';

const { announcement, basePath } = settings;
const HEAD = bundle('head', { announcement: announcement?.id ?? '', font: siteFont(basePath) });
const BANNER = bundle('banner', { basePath });

/** The script that runs before the first paint: see lib/browser/head/head-script.ts. */
export function HeadScript(): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: HEAD }} />;
}

/** The script that the home page alone has: see lib/browser/base-path-banner.ts. */
export function BasePathBanner(): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: BANNER }} />;
}
