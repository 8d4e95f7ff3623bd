import type { ReactNode } from 'react';
import { announcementState } from '@/lib/browser/announcement';
import { basePathBanner } from '@/lib/browser/base-path-banner';
import { colorModeScript, headScript } from '@/lib/browser/head-script';
import { inlineJson } from '@/lib/settings/inline-json';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';

/** A function that is sent as text. */
const call = (script: (...parts: never[]) => void, ...parts: string[]): string => `(${script})(${parts.join()})`;

/** What must be right before the first paint and before the app loads: see lib/browser/head-script.ts. */
export function HeadScript({ speech: { say, about } }: { speech: Speech }): ReactNode {
  const label = (mode: 'light' | 'dark') =>
    say('Switch between dark and light mode (currently {mode} mode)', { mode: say(mode) });
  const facts = {
    announcementId: settings.announcement?.id ?? null,
    // The script itself knows the words of the site's own language.
    ...(about ? { labels: { light: label('light'), dark: label('dark') } } : {}),
  };
  const code = [call(colorModeScript), call(headScript, inlineJson(facts), String(announcementState))].join(';');
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}

/** Placed right after next-themes' own script, which it completes. */
export function ColorModeScript(): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: call(colorModeScript) }} />;
}

/** On the home page. */
export function BasePathBanner(): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: call(basePathBanner, inlineJson(settings.basePath)) }} />;
}
