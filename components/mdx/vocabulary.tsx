import type { ComponentType, ReactNode } from 'react';
import type { Page } from '@/lib/content/parse-page';
import type { Vocabulary } from '@/lib/markdown/render';
import { OWN_LOCALE, type Locale } from '@/lib/settings/translate';
import * as basics from './basics';
import { FeatureFacts, FeatureTable } from './features';
import { Diagram } from './figures';
import { HelpCalls } from './help-calls';
import * as glossary from './glossary';
import * as instruments from './instruments';
import { Doors, Opening } from './opening';
import * as tabs from './tabs';
import * as typePages from './type-pages';
import * as typeTables from './type-tables';

/** The tags that authors may use on any page: all exports of some files, and some of two. */
const tags: Vocabulary = Object.assign({}, basics, glossary, instruments, tabs, typePages, typeTables, {
  Diagram,
  FeatureTable,
  HelpCalls,
  Doors,
});

/** The tags of one page; some depend on the page or on its language. docs/authoring.md explains each. */
export function vocabularyFor(page: Page, locale: Locale = OWN_LOCALE): Vocabulary {
  return {
    ...tags,
    ...(locale.code === OWN_LOCALE.code ? {} : speaking(locale)),
    Opening: (props: { search?: string; children?: ReactNode }) => {
      if (!page.frontMatter.opening) throw new Error(`<Opening> needs "opening" in the front matter of ${page.file}.`);
      return <Opening {...props} page={page.frontMatter} locale={locale} />;
    },
    FeatureFacts: () => {
      const { feature } = page.frontMatter;
      if (!feature) throw new Error(`<FeatureFacts> needs "feature" in the front matter of ${page.file}.`);
      return <FeatureFacts feature={feature} />;
    },
  };
}

/** The components that say or link something themselves, in another language. */
function speaking(locale: Locale): Vocabulary {
  const { Card, Details, ReportedPage } = tags;
  const parts = { Card, Details, Diagram, HelpCalls, ReportedPage, ...glossary };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const Part = part as ComponentType<{ locale: Locale }>;
      return [name, (props: object) => <Part {...props} locale={locale} />];
    }),
  );
}
