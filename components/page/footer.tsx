import type { ReactNode } from 'react';
import { settings } from '@/lib/site/settings';

interface FooterLink {
  label: string;
  href: string;
}

/** The closing line. Columns, a row of links and a logo are drawn when given; the site gives none. */
export function Footer(props: {
  columns?: { title: string; links: FooterLink[] }[];
  links?: FooterLink[];
  logo?: ReactNode;
  dark?: boolean;
}): ReactNode {
  const { columns = [], links = [], logo, dark } = props;
  const { year, holder } = settings.copyright;
  return (
    <footer className={dark ? 'footer dark' : 'footer'}>
      {columns.length ? (
        <div className="footer-columns">
          {columns.map((column) => (
            <div key={column.title}>
              <p className="footer-title">{column.title}</p>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ) : null}
      {links.length ? (
        <p className="footer-links">
          {links.map((link, index) => (
            <span key={link.href}>
              {index ? ' · ' : ''}
              <a href={link.href}>{link.label}</a>
            </span>
          ))}
        </p>
      ) : null}
      {logo}
      <p className="footer-copyright">
        Copyright © {year} {holder}
      </p>
    </footer>
  );
}
