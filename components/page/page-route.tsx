import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { loadContent } from '@/lib/content/load-content';
import { throwOnErrors } from '@/lib/findings/finding';
import { isWithin } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import { localeOf } from '@/lib/site/locale-of';
import { pageMetadata } from '@/lib/site/metadata';
import { hasContent, type PageRecord } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/site';
import { ExternalPage, MovedPage, movedMetadata } from './moved-page';
import { NotFound, notFoundMetadata } from './not-found';
import { PageFrame } from './page-frame';

interface Props {
  params: Promise<{ lang?: string; slug?: string[] }>;
}

/** The exports of a Next.js route for the pages at and below one address. */
interface PageRoute {
  generateStaticParams:
    ((props?: { params: { lang?: string; slug?: string[] } }) => Promise<{ slug: string[] }[]>) | undefined;
  generateMetadata: (props: Props) => Promise<Metadata>;
  Page: (props: Props) => Promise<ReactNode>;
}

/**
 * The pages, and the old addresses that lead to one, at and below `root`, but not those at and below `without`. In the
 * route of the other languages, each language has its own root.
 */
export function pageRoute({ root, without }: { root: string; without?: string }): PageRoute {
  const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
  const rootOf = (lang?: string): string => (lang ? `/${lang}` : root);
  const belongsToRoute = ({ path, languageCode }: PageRecord, lang = settings.language.code) =>
    languageCode === lang && (root === '/' || isWithin(path, root)) && !(without && isWithin(path, without));

  async function find({ params }: Props): Promise<PageRecord | undefined> {
    const { lang, slug = [] } = await params;
    return (await loadSite()).find(`/${[...segmentsOf(rootOf(lang)), ...slug.map(decodeURIComponent)].join('/')}`);
  }

  return {
    // The preview generates nothing in advance: it renders whatever address is opened.
    generateStaticParams:
      process.env.NODE_ENV === 'development'
        ? undefined
        : async (props) => {
            throwOnErrors(loadContent().findings);
            const records = (await loadSite()).records.filter(({ kind }) => kind !== 'search');
            const { lang } = props?.params ?? {};
            const { length } = segmentsOf(rootOf(lang));
            return (
              records
                .filter((record) => belongsToRoute(record, lang))
                .map(({ path }) => ({ slug: segmentsOf(path).slice(length) }))
                // Home pages have a route of their own.
                .filter(({ slug }) => slug.length || root !== '/')
            );
          },
    generateMetadata: async (props) => {
      const record = await find(props);
      const site = await loadSite();
      const target = record?.kind === 'alias' && site.find(record.to);
      if (target) return movedMetadata(target, localeOf(site, target.languageCode));
      return record ? pageMetadata(record) : notFoundMetadata;
    },
    Page: async (props) => {
      const record = await find(props);
      if (record?.kind === 'alias')
        return <MovedPage to={record.to} locale={localeOf(await loadSite(), record.languageCode)} />;
      if (record?.kind === 'external') return <ExternalPage record={record} />;
      // Only the preview gets here. A page appears as soon as it exists, which would not work with the framework's own
      // 404.
      if (!record || !hasContent(record)) return <NotFound site={await loadSite()} />;
      return <PageFrame record={record} />;
    },
  };
}
