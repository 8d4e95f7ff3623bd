import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/client/content/announcement-bar';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

/** The configured message above the navbar; nothing if there is none. */
export function Announcement(): ReactNode {
  const { announcement } = settings;
  if (!announcement) return null;
  return (
    <AnnouncementBar id={announcement.id} closeable={announcement.closeable}>
      {announcement.text}
      {announcement.link ? (
        <>
          {' '}
          <a href={toHref(announcement.link.href, settings.basePath)}>{announcement.link.label}</a>
        </>
      ) : null}
    </AnnouncementBar>
  );
}
