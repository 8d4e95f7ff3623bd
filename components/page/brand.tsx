import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';

/** The mark (ours is a lamp's shade over its light) and the site's name. */
export function Brand({ speech: { to } }: { speech: Speech }): ReactNode {
  return (
    <a className="brand" href={toHref(to('/'), settings.basePath)}>
      {settings.ownLogo ? (
        <img src={`${settings.basePath}/favicon.svg`} width="28" height="28" alt="" />
      ) : (
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <path className="mark-shade" d="M11.500 5h9l5.500 12H6z" />
          <path className="mark-stem" d="M16 17v7" />
          <path className="mark-foot" d="M9.500 27a6.500 4 0 0 1 13 0z" />
          <circle className="mark-light" cx="16" cy="19.500" r="2.600" />
        </svg>
      )}
      <span>{settings.title}</span>
    </a>
  );
}
