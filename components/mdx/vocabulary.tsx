import type { Page } from '@/lib/content/parse-page';
import type { Vocabulary } from '@/lib/mdx/render';
import { Card, Cards, Details, KeyValues, Steps } from './basics';
import { Chart, Diagram } from './drawings';
import { FeatureFacts, FeatureTable } from './features';
import { Figure, ThemedImage } from './figures';
import { Glossary, Term } from './glossary';
import { Tab, Tabs } from './tabs';

/** Every tag that authors may write. docs/authoring.md explains each; a test holds the two together. */
export const vocabulary: Vocabulary = {
  Card,
  Cards,
  Chart,
  Details,
  Diagram,
  FeatureTable,
  Figure,
  Glossary,
  KeyValues,
  Steps,
  Tab,
  Tabs,
  Term,
  ThemedImage,
};

/** The vocabulary for one page: some tags speak of the page they stand on. */
export function vocabularyFor(page: Page): Vocabulary {
  return {
    ...vocabulary,
    FeatureFacts: () => {
      const { feature } = page.frontMatter;
      if (!feature) throw new Error(`<FeatureFacts> needs "feature" in the front matter of ${page.file}.`);
      return <FeatureFacts feature={feature} />;
    },
  };
}
