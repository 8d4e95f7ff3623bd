import type { ReactNode } from 'react';
import { instrumentPath, instrumentsFile } from '@/lib/content/instruments/load';
import { toHref } from '@/lib/settings/addresses';
import { isSurvey } from '@/lib/content/instruments/import-file';
import type { Question } from '@/lib/content/instruments/schema';
import { DataTable } from './data-table';

/** The files that people import in the dashboard: their contents, how they may be used, and the download. */
export function InstrumentFiles(): ReactNode {
  return (
    <DataTable
      named
      label="Files on this site"
      head={['File', 'Contains', 'How often', 'License']}
      rows={instrumentsFile.load().map((instrument) => [
        <a key="file" href={toHref(instrumentPath(instrument))} download="">
          {instrument.title}
        </a>,
        instrument.about,
        instrument.rhythm,
        instrument.license,
      ])}
    />
  );
}

const KINDS: Record<string, string> = {
  text: 'Text',
  short: 'Short Answer',
  boolean: 'Boolean',
  list: 'List',
  multiselect: 'Multi-Select',
  slider: 'Slider',
  rating: 'Rating',
  time: 'Time',
  likert: 'Likert',
  matrix: 'Matrix',
};

const answers = ({ options, type }: Question): string => {
  if (type === 'boolean') return 'Yes, No';
  if (!options) return '';
  return options.map(({ value, description }) => (description ? `${value} (${description})` : value)).join(', ');
};

/** Every question in an instrument's surveys, exactly as in the file. */
export function InstrumentText({ id }: { id: string }): ReactNode {
  const instruments = instrumentsFile.load();
  const instrument = instruments.find((one) => one.id === id);
  if (!instrument) {
    throw new Error(
      `<InstrumentText id="${id}"> is unknown. Choose one of: ${instruments.map((one) => one.id).join(', ')}.`,
    );
  }
  return instrument.activities
    .filter(isSurvey)
    .map(({ name, settings }) => (
      <DataTable
        key={name}
        label={name}
        caption={name}
        head={['Question', 'Type', 'Answers']}
        rows={settings.map((question) => [question.text, KINDS[question.type] ?? question.type, answers(question)])}
      />
    ));
}
