import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

export type Note = (typeof settings)['versionNote'];

/** The last item of a menu: what its entries mean, and where to read more. */
export function MenuNote({ note, onClick }: { note: Note; onClick?: () => void }): ReactNode {
  return (
    <li className="menu-note">
      {note.text}{' '}
      <a href={toHref(note.link.href, settings.basePath)} onClick={onClick}>
        {note.link.label}
      </a>
    </li>
  );
}
