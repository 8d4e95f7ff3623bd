import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { useLanguage } from '../language';

export type Note = (typeof settings)['versionNote'];

/** The last item of a menu: what its entries mean, and where to read more. */
export function MenuNote({ note, onClick }: { note: Note; onClick?: () => void }): ReactNode {
  const { name, to } = useLanguage();
  return (
    <li className="menu-note">
      {name(note.text)}{' '}
      <a href={toHref(to(note.link.href), settings.basePath)} onClick={onClick}>
        {name(note.link.label)}
      </a>
    </li>
  );
}
