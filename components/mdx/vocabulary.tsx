import type { Page } from '@/lib/content/parse-page';
import type { Vocabulary } from '@/lib/markdown/render';
import { ActivityIndex } from './activity-index';
import { ActivityType } from './activity-type';
import { Card, Cards, Details, KeyValues, Steps, Table } from './basics';
import { CopyText } from './copy-text';
import { Check, Checklist, ChecklistBar } from './checklist';
import { Chart, Diagram } from './diagrams';
import { FeatureFacts, FeatureTable } from './features';
import { Figure, ThemedImage } from './figures';
import { GameIndex } from './game-index';
import { GameSettings } from './game-settings';
import { Glossary, Term } from './glossary';
import { InstrumentFiles } from './instrument-files';
import { InstrumentText } from './instrument-text';
import { Blank, Blanks } from './handout';
import { RecordedFields } from './recorded-fields';
import { ReportedPage } from './reported-page';
import { RetiredSensors } from './retired-sensors';
import { SensorExample } from './sensor-example';
import { SensorTable } from './sensor-table';
import { SensorType } from './sensor-type';
import { Tab, Tabs } from './tabs';

/** Every tag that authors may use. docs/authoring.md explains each; a test keeps the two in sync. */
export const vocabulary: Vocabulary = {
  ActivityIndex,
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
  GameSettings,
  Glossary,
  InstrumentFiles,
  InstrumentText,
  KeyValues,
  RecordedFields,
  ReportedPage,
  RetiredSensors,
  SensorExample,
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
