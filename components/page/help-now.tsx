import type { ReactNode } from 'react';
import { HELP_NOW } from '@/lib/site/help-now';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';

/** The last line of a page that someone in a crisis may be reading. */
export function HelpNow(): ReactNode {
  return (
    <p className="help-now" data-search-skip="">
      In danger, or in a crisis? <a href={toHref(HELP_NOW, settings.basePath)}>Help now</a>
    </p>
  );
}
