import type { Metadata } from 'next';
import { toHref } from '@/lib/settings/addresses';
import { markdownPath } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import { hasContent, type PageRecord } from './page-record';

/** The text of the title tag: `{title} {delimiter} {site title}`. */
export const formatTitle = (title: string): string => `${title} ${settings.titleDelimiter} ${settings.title}`;

/**
 * All head tags of a page in one object. Next.js merges metadata one level deep, so everything about a page is set
 * here, once. Query and hash are never part of an address.
 */
export function pageMetadata(record: PageRecord): Metadata {
  const { path, title, description, keywords } = record;
  const isListed = hasContent(record);
  const url = settings.url + toHref(path);
  const full = record.kind === 'search' ? title : formatTitle(title);
  const alternates = Object.entries(record.pathsByLanguage).length
    ? record.pathsByLanguage
    : { [record.languageCode]: path };
  const languages = Object.fromEntries(
    Object.entries(alternates).map(([code, alternate]) => [code, settings.url + toHref(alternate)]),
  );
  const image = `${settings.url}${settings.basePath}/social.png`;
  return {
    // The search page sets its own title, which includes the query.
    title: record.kind === 'search' ? null : { absolute: full },
    description,
    keywords: keywords.length ? keywords.join(', ') : undefined,
    alternates: {
      canonical: url,
      languages: { ...languages, 'x-default': languages[settings.language.code] ?? url },
      types:
        isListed && settings.hasMarkdownForms
          ? { 'text/markdown': settings.url + toHref(markdownPath(path)) }
          : undefined,
    },
    openGraph: { title: full, description, url, locale: record.languageCode, type: 'website', images: image },
    twitter: { card: 'summary_large_image', images: image },
    robots: isListed ? undefined : { index: false, follow: true },
  };
}

/** The metadata that every page starts from. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(settings.url),
  title: settings.title,
};
