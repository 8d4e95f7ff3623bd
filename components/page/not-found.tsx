import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { MeantPages } from '@/components/client/content/meant-pages';
import { Ornament } from '@/components/mdx/figures';
import { SearchButton } from '@/components/mdx/opening';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { formatTitle } from '@/lib/site/metadata';
import { HELP_NOW } from '@/lib/site/help-now';
import { OWN_SPEECH, speechOf, type Speech } from '@/lib/site/language';
import { flatten, type NavItem } from '@/lib/site/navigation-tree';
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
  const codes = [settings.language.code, ...site.languages.keys()];
  return (
    <main id="main-content" tabIndex={-1} className="plain-page not-found">
      <Ornament name="lost-page" />
      <h1>Page Not Found</h1>
      <p>We could not find what you were looking for.</p>
      <Ways speech={OWN_SPEECH} />
      <MeantPages title={OWN_SPEECH.say('Did you mean one of these?')} code={settings.language.code} codes={codes} />
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      {[...site.languages.values()].map(({ code, docs }) => {
        const speech = speechOf(site, code);
        return (
          <section key={code} lang={code} dir={speech.dir}>
            <h2>{speech.say('Page Not Found')}</h2>
            <p>{speech.say('We could not find what you were looking for.')}</p>
            <Ways speech={speech} />
            <MeantPages
              title={speech.say('Did you mean one of these?')}
              code={code}
              codes={codes}
              docs={translatedPages(docs)}
            />
          </section>
        );
      })}
    </main>
  );
}

/** Not those that only the original has; nor more of each than its name and address. */
const translatedPages = (docs: NavItem[]): NavItem[] =>
  flatten(docs)
    .filter(({ lang }) => !lang)
    .map(({ path, label }) => ({ path, label }));

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
