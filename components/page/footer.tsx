import type { ReactNode } from 'react';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';

/** The closing line of every page. */
export function Footer({ speech: { say } }: { speech: Speech }): ReactNode {
  const { year, holder } = settings.copyright;
  return (
    <footer className="footer">
      <p className="footer-copyright">
        {say('Copyright')} © {year} {holder}
      </p>
    </footer>
  );
}
