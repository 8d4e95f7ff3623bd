import type { ReactNode } from 'react';
import { LatestVersionLink } from '@/components/client/latest-version-link';
import { settings } from '@/lib/settings/settings';
import { placeIn, type VersionEntry } from '@/lib/settings/versions';

/** On pages of an older version: says so, and leads to the same page of the current one, or else to its home page. */
export function VersionBanner(props: { path: string; version: VersionEntry; current: VersionEntry }): ReactNode {
  const { path, version, current } = props;
  return (
    <div className="alert alert--warning admonition admonition-warning version-banner" role="alert">
      <p>
        This is documentation for {settings.title} <strong>{version.label}</strong>, which is no longer actively
        maintained.
      </p>
      <p>
        For up-to-date documentation, see the <LatestVersionLink href={placeIn(current, path).href} /> ({current.label}
        ).
      </p>
    </div>
  );
}
