import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { formatTitle } from '@/lib/site/metadata';
import { HELP_NOW } from '@/lib/site/help-now';
import { speechOf, type Speech } from '@/lib/site/language';
import type { Site } from '@/lib/site/pages';

export const notFoundMetadata: Metadata = {
  title: { absolute: formatTitle('Page Not Found') },
  robots: { index: false },
};

/**
 * Shown at an address that has no page. A host has one such file for all addresses, so it says the most important in
 * every language.
 */
export function NotFound({ site }: { site: Site }): ReactNode {
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <p>The page may have moved. It may help to search, or to start again from the home page.</p>
      <p>
        <a href={toHref('/search')}>Search all pages</a>
        {' · '}
        <a href={toHref('/')}>Go to the home page</a>
        {' · '}
        <a href={toHref(HELP_NOW)}>Help now</a>
      </p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      {[...site.languages.keys()].map((code) => (
        <NotFoundIn key={code} speech={speechOf(site, code)} />
      ))}
    </main>
  );
}

function NotFoundIn({ speech: { code, dir, say, to } }: { speech: Speech }): ReactNode {
  const link = (path: string, text: string) => (
    <a href={toHref(to(path))} hrefLang={code}>
      {text}
    </a>
  );
  return (
    <section lang={code} dir={dir}>
      <h2>{say('Page Not Found')}</h2>
      <p>{say('We could not find what you were looking for.')}</p>
      <p>
        {link('/search', say('Search all pages'))}
        {' · '}
        {link('/', say('Go to the home page'))}
        {' · '}
        {link(HELP_NOW, say('Help now'))}
      </p>
    </section>
  );
}
