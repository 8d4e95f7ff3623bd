import type { Page } from '@/lib/content/parse-page';
import type { Vocabulary } from '@/lib/markdown/render';
import { ActivityIndex, GameIndex } from './activity-index';
import { ActivityExample, ActivityFields, ActivitySettings, ActivityType } from './activity-type';
import { Card, Cards, Details, KeyValues, Steps, Table } from './basics';
import { CopyText } from './copy-text';
import { Check, Checklist, ChecklistBar } from './checklist';
import { Chart, Diagram } from './diagrams';
import { FeatureFacts, FeatureTable } from './features';
import { Figure, ThemedImage } from './figures';
import { Glossary, Term } from './glossary';
import { InstrumentFiles } from './instrument-files';
import { InstrumentText } from './instrument-text';
import { Blank, Blanks } from './handout';
import { ReportedPage } from './reported-page';
import { RetiredSensors } from './retired-sensors';
import { SensorTable } from './sensor-table';
import { SensorExample, SensorFields, SensorType } from './sensor-type';
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
