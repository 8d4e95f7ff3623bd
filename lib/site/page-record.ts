import type { Document } from '@/lib/content/document';
import type { Translation } from '@/lib/content/translations';
import type { ReferencePage } from '@/lib/openapi/reference-pages';
import { SEARCH_PATH } from '@/lib/settings/known-pages';
import { localizePath } from '@/lib/settings/language-paths';
import { settings } from '@/lib/settings/settings';
import type { Locale } from '@/lib/settings/translate';
import type { SidebarEntry } from './sidebar-entries';

interface RecordBase {
  path: string;
  languageCode: string;
  /** The path of the same page in each language that has it, its own included; empty for pages without others. */
  pathsByLanguage: Readonly<Record<string, string>>;
  title: string;
  /** One or two sentences for search results. */
  description: string;
  /** Words that readers search for and that the page expresses in other words. */
  keywords: readonly string[];
  /** Old addresses that lead here. */
  aliases: readonly string[];
  /** The entries of its sidebar that lead to it, from the top down to itself; empty for a page outside the sidebars. */
  trail: readonly SidebarEntry[];
  /** The version of the API that the page describes as a whole; empty for other pages. */
  apiVersion: string;
  /** True for a page that ends with the way to help. */
  endsWithHelp: boolean;
  /** The month of the platform that it was last checked against, such as `2025-12`; empty if its facts have none. */
  checked: string;
  /** The file that people edit to change it, from the project's root; empty for a page without content of its own. */
  file: string;
}

export interface DocumentRecord extends RecordBase {
  kind: 'document';
  document: Document | Translation;
}

export type ReferenceRecord = RecordBase & ReferencePage;

/** A page with content of its own, which search, the sitemap, and the Markdown forms include. */
export type ContentRecord = DocumentRecord | ReferenceRecord;

export interface SearchRecord extends RecordBase {
  kind: 'search';
}

/** A page whose front matter leads to another site. */
export interface ExternalRecord extends RecordBase {
  kind: 'external';
  document: Document | Translation;
  /** The full address. */
  to: string;
}

/** An old address, which leads to a page. */
interface AliasRecord extends RecordBase {
  kind: 'alias';
  /** The page's path. */
  to: string;
}

/** One record for each address of the site. */
export type PageRecord = ContentRecord | SearchRecord | ExternalRecord | AliasRecord;

/** Addresses that only lead elsewhere, and the search page, have nothing to index, list, or download. */
export const hasContent = (record: PageRecord): record is ContentRecord =>
  record.kind !== 'search' && record.kind !== 'external' && record.kind !== 'alias';

/** True for pages that participants read, which offer no Markdown. */
export const isForParticipants = (record: PageRecord): boolean =>
  record.kind === 'document' && record.document.frontMatter.audience.includes('participant');

/** What a record says of a page that has no keywords, old addresses, sidebar, or source. */
export const EMPTY_RECORD = {
  languageCode: settings.language.code,
  pathsByLanguage: {},
  keywords: [],
  aliases: [],
  trail: [],
  apiVersion: '',
  endsWithHelp: false,
  checked: '',
  file: '',
};

/** The search page in a language. */
export const searchRecord = ({ code, t }: Pick<Locale, 'code' | 't'>): SearchRecord => ({
  ...EMPTY_RECORD,
  kind: 'search',
  path: localizePath(code, SEARCH_PATH),
  languageCode: code,
  title: t('Search the documentation'),
  description: t('Search all pages of the LAMP Platform documentation and its API reference.'),
});

export const aliasRecord = (path: string, to: string): AliasRecord => ({
  ...EMPTY_RECORD,
  kind: 'alias',
  path,
  title: 'Moved',
  description: '',
  to,
});
