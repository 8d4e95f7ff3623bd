import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Ornament } from '@/components/mdx/figures';
import { SearchButton } from '@/components/mdx/opening';
import { toHref } from '@/lib/settings/addresses';
import { formatTitle } from '@/lib/site/metadata';
import { HELP_NOW } from '@/lib/site/help-now';
import { OWN_SPEECH, speechOf, type Speech } from '@/lib/site/language';
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
    <main id="main-content" tabIndex={-1} className="plain-page not-found">
      <Ornament name="lost-page" />
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <Ways speech={OWN_SPEECH} />
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      {[...site.languages.values()].map(({ code }) => {
        const speech = speechOf(site, code);
        return (
          <section key={code} lang={code} dir={speech.dir}>
            <h2>{speech.say('Page Not Found')}</h2>
            <p>{speech.say('We could not find what you were looking for.')}</p>
            <Ways speech={speech} />
          </section>
        );
      })}
    </main>
  );
}

/** Where to go from here: to search, the home page, or help. */
function Ways({ speech }: { speech: Speech }): ReactNode {
  const { code, say, to } = speech;
  return (
    <p className="ways">
      <SearchButton speaker={speech} />
      <a href={toHref(to('/'))} hrefLang={code}>
        {say('Go to the home page')}
      </a>
      <a href={toHref(to(HELP_NOW))} hrefLang={code}>
        {say('Help now')}
      </a>
    </p>
  );
}
