import { HelpCalls } from '@/components/shared/help-calls';
import type { Vocabulary } from '@/lib/markdown/render-mdx';
import { Blank, Blanks, Card, Cards, CopyText, Details, Fact, KeyValues, ReportedPage, Steps } from './basics';
import { Diagram } from './diagram';
import { FeatureFacts, FeatureTable } from './features';
import { Glossary, Term } from './glossary';
import { InstrumentFiles } from './instruments';
import { Columns, Days, Doors, Rows, Tiles } from './layouts';
import { Tab, Tabs } from './tabs';
import { ActivityType, SensorType } from './type-pages';
import { ActivityIndex, ActivityTable, GameIndex, SensorTable } from './type-tables';

/**
 * The components that authors may use on any page. Besides its attributes, each is given the locale and the document.
 * docs/authoring.md explains each.
 */
export const VOCABULARY: Vocabulary = {
  ActivityIndex,
  ActivityTable,
  ActivityType,
  Blank,
  Blanks,
  Card,
  Cards,
  Columns,
  CopyText,
  Days,
  Details,
  Diagram,
  Doors,
  Fact,
  FeatureFacts,
  FeatureTable,
  GameIndex,
  Glossary,
  HelpCalls,
  InstrumentFiles,
  KeyValues,
  ReportedPage,
  Rows,
  SensorTable,
  SensorType,
  Steps,
  Tab,
  Tabs,
  Term,
  Tiles,
};
