import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/client/content/announcement-bar';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';

/** The configured message above the navbar; nothing if there is none. */
export function Announcement({ speech: { name, to } }: { speech: Speech }): ReactNode {
  const { announcement } = settings;
  if (!announcement) return null;
  return (
    <AnnouncementBar id={announcement.id} closeable={announcement.closeable}>
      {name(announcement.text)}
      {announcement.link ? (
        <>
          {' '}
          <a href={toHref(to(announcement.link.href), settings.basePath)}>{name(announcement.link.label)}</a>
        </>
      ) : null}
    </AnnouncementBar>
  );
}
