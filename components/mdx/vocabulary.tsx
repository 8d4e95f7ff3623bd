import type { ComponentType, ReactNode } from 'react';
import type { Page } from '@/lib/content/parse-page';
import type { Vocabulary } from '@/lib/markdown/render';
import { OWN_LOCALE, type Locale } from '@/lib/settings/translate';
import { Blank, Blanks, Card, Cards, CopyText, Details, Fact, KeyValues, ReportedPage, Rows, Steps } from './basics';
import { FeatureFacts, FeatureTable } from './features';
import { Diagram } from './drawings';
import { Glossary, Term } from './glossary';
import { HelpCalls } from './help-calls';
import { InstrumentFiles } from './instruments';
import { Columns, Doors, Opening } from './opening';
import { Tab, Tabs } from './tabs';
import { ActivityType, SensorType } from './type-pages';
import { ActivityIndex, ActivityTable, GameIndex, SensorTable } from './type-tables';

/** The components that say or link something themselves, in the language of their page. */
const speaking = { Card, Details, Diagram, Glossary, HelpCalls, ReportedPage, Term };

/** The components that authors may use on any page. */
const everywhere: Vocabulary = {
  ...speaking,
  ActivityIndex,
  ActivityTable,
  ActivityType,
  Blank,
  Blanks,
  Cards,
  Columns,
  CopyText,
  Doors,
  Fact,
  FeatureTable,
  GameIndex,
  InstrumentFiles,
  KeyValues,
  Rows,
  SensorTable,
  SensorType,
  Steps,
  Tab,
  Tabs,
};

/** The components of one page; some depend on the page or on its language. docs/authoring.md explains each. */
export function vocabularyFor(page: Page, locale: Locale = OWN_LOCALE): Vocabulary {
  return {
    ...everywhere,
    ...(locale.code === OWN_LOCALE.code ? {} : spokenIn(locale)),
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

const spokenIn = (locale: Locale): Vocabulary =>
  Object.fromEntries(
    Object.entries(speaking).map(([name, component]) => {
      const Component = component as ComponentType<{ locale: Locale }>;
      return [name, (props: object) => <Component {...props} locale={locale} />];
    }),
  );
