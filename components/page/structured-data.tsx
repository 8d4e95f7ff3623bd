import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { inlineJson } from '@/lib/settings/inline-json';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';
import type { ContentRecord } from '@/lib/site/page-record';

/** Facts for search engines: what kind of text this is, who publishes it, and where it is in the site. */
export function StructuredData({ page, speech }: { page: ContentRecord; speech: Speech }): ReactNode {
  const { code, to } = speech;
  const url = (path: string) => settings.url + toHref(path);
  const trail = page.trail.filter((item) => item.path);
  if (page.path === to('/')) {
    return <JsonLd data={webSite(url(to('/')), `${url(to('/search'))}?q={search_term_string}`, speech)} />;
  }
  const data = [
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: page.title,
      description: page.description,
      url: url(page.path),
      inLanguage: code,
      publisher: { '@type': 'Organization', name: settings.copyright.holder },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.label,
        item: url(item.path ?? '/'),
      })),
    },
  ];
  return <JsonLd data={data} />;
}

/** The site as a whole, described on its home page, with the address of its search. */
const webSite = (url: string, searchAddress: string, { code, name }: Speech): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: settings.title,
  description: name(settings.summary),
  url,
  inLanguage: code,
  publisher: { '@type': 'Organization', name: settings.copyright.holder },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: searchAddress },
    'query-input': 'required name=search_term_string',
  },
});

function JsonLd({ data }: { data: object }): ReactNode {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />;
}
