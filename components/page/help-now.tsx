import type { ReactNode } from 'react';
import { HELP_NOW, HELP_NOW_LINE } from '@/lib/site/help-now';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

/** The way to help, at the end of a page. */
export function HelpNow(): ReactNode {
  return (
    <p className="help-now" data-search-skip="">
      {HELP_NOW_LINE.question} <a href={toHref(HELP_NOW, settings.basePath)}>{HELP_NOW_LINE.link}</a>
    </p>
  );
}
