import type { ReactNode } from 'react';
import { HELP_NOW, HELP_NOW_LINE } from '@/lib/site/help-now';
import type { Speech } from '@/lib/site/language';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

/** The way to help, at the end of a page. */
export function HelpNow({ speech: { say, to } }: { speech: Speech }): ReactNode {
  return (
    <p className="help-now" data-search-skip="">
      {say(HELP_NOW_LINE.question)} <a href={toHref(to(HELP_NOW), settings.basePath)}>{say(HELP_NOW_LINE.link)}</a>
    </p>
  );
}
