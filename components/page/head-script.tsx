import type { ReactNode } from 'react';
import { ownFont } from '@/lib/browser/own-font';
import { bundle } from '@/lib/build/bundle';
import { inlineJson } from '@/lib/settings/inline-json';
import { settings } from '@/lib/settings/settings';

/** A call of a function, the main export of a module of lib/browser, as the text of a script with all it imports. */
const callOf = (name: string, file: string, value: unknown): string =>
  bundle(`import { ${name} } from './lib/browser/${file}'; ${name}(${inlineJson(value)})`);

const HEAD = callOf('headScript', 'head/head-script', {
  announcement: settings.announcement?.id,
  font: ownFont(settings.basePath),
});
const BANNER = callOf('basePathBanner', 'base-path-banner', settings.basePath);

/** The script that runs before the first paint: see lib/browser/head/head-script.ts. */
export function HeadScript(): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: HEAD }} />;
}

/** The script that the home page alone has: see lib/browser/base-path-banner.ts. */
export function BasePathBanner(): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: BANNER }} />;
}
