import type { Page } from '@/lib/content/parse-page';
import type { Vocabulary } from '@/lib/markdown/render';
import { ActivityIndex, GameIndex, RetiredSensors, SensorTable } from './type-tables';
import {
  ActivityExample,
  ActivityFields,
  ActivitySettings,
  ActivityType,
  SensorExample,
  SensorFields,
  SensorType,
} from './type-pages';
import {
  Card,
  Cards,
  Details,
  KeyValues,
  Steps,
  Table,
  CopyText,
  Check,
  Checklist,
  ChecklistBar,
  Blank,
  Blanks,
  ReportedPage,
} from './basics';
import { Chart, Diagram, Figure, ThemedImage } from './figures';
import { FeatureFacts, FeatureTable } from './features';
import { Glossary, Term } from './glossary';
import { InstrumentFiles, InstrumentText } from './instruments';
import { Tab, Tabs } from './tabs';

/** Every tag that authors may use. docs/authoring.md explains each; a test keeps the two in sync. */
export const vocabulary: Vocabulary = {
  ActivityExample,
  ActivityFields,
  ActivityIndex,
  ActivitySettings,
  ActivityType,
  Blank,
  Blanks,
  Card,
  Cards,
  Chart,
  CopyText,
  Check,
  Checklist,
  ChecklistBar,
  Details,
  Diagram,
  FeatureTable,
  Figure,
  GameIndex,
  Glossary,
  InstrumentFiles,
  InstrumentText,
  KeyValues,
  ReportedPage,
  RetiredSensors,
  SensorExample,
  SensorFields,
  SensorTable,
  SensorType,
  Steps,
  Tab,
  Table,
  Tabs,
  Term,
  ThemedImage,
};

/** The components for one page; some depend on the page they are used on. */
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
