import type { ReactNode } from 'react';
import { settings } from '@/lib/settings/settings';

/** The closing line of every page. */
export function Footer(): ReactNode {
  const { year, holder } = settings.copyright;
  return (
    <footer className="footer">
      <p className="footer-copyright">
        Copyright © {year} {holder}
      </p>
    </footer>
  );
}
