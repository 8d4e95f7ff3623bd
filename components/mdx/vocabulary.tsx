import type { ComponentType } from 'react';
import type { Page } from '@/lib/content/parse-page';
import type { Vocabulary } from '@/lib/markdown/render';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';
import { ActivityIndex, ActivityTable, GameIndex, GameNames, RetiredSensors, SensorTable } from './type-tables';
import {
  ActivityExample,
  ActivityFields,
  ActivityNext,
  ActivitySettings,
  ActivityType,
  SensorExample,
  SensorFields,
  SensorNext,
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
  ActivityNext,
  ActivitySettings,
  ActivityTable,
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
  GameNames,
  Glossary,
  InstrumentFiles,
  InstrumentText,
  KeyValues,
  ReportedPage,
  RetiredSensors,
  SensorExample,
  SensorFields,
  SensorNext,
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
export function vocabularyFor(page: Page, speaker: Speaker = OWN_SPEAKER): Vocabulary {
  return {
    ...vocabulary,
    ...(speaker.code === OWN_SPEAKER.code ? {} : speaking(speaker)),
    FeatureFacts: () => {
      const { feature } = page.frontMatter;
      if (!feature) throw new Error(`<FeatureFacts> needs "feature" in the front matter of ${page.file}.`);
      return <FeatureFacts feature={feature} />;
    },
  };
}

/** The components that say or link something themselves, in another language. */
function speaking(speaker: Speaker): Vocabulary {
  const parts = { Card, Chart, ChecklistBar, Details, Diagram, Glossary, Term };
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const Part = part as ComponentType<{ speaker: Speaker }>;
      return [name, (props: object) => <Part {...props} speaker={speaker} />];
    }),
  );
}
