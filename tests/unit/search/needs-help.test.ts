import fs from 'node:fs';
import { parse } from 'yaml';
import { helpWordsIn } from '@/lib/content/help-words-file';
import { needsHelp, needsHelpIn } from '@/lib/search/engine/needs-help';

const inSpanish = needsHelpIn(helpWordsIn('es').read());

/** Work on the subject itself: help shows above its results, because these words never mean nothing. */
const ACCEPTED = new Set([
  'self harm target built into the diary card',
  'self-harm target on the diary card',
  'suicide risk questionnaire to import',
  'item 9 self harm scoring in r',
  'paper on suicide prediction with smartphone data',
  'opioid overdose study with mindlamp',
  'phq-9 item 9 suicide scoring',
  'self-harm target built into dbt diary card',
  'chrt-sr16 suicide risk tracking file',
  'warning text after suicide question does not appear',
  'c-ssrs suicide scale import',
  'die by suicide target diary card',
  'suicide risk screening survey chrt-sr16',
  'self-harm question wording in consent form',
  'what if survey shows suicidal ideation protocol template',
]);

describe.each(['danger', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 'es'].map((name) => `danger-${name}`)])(
  'of the queries in %s.yaml',
  (name) => {
    const text = fs.readFileSync(`tests/search/${name}.yaml`, 'utf8');
    const { help = [], harmless = [] } = parse(text) as Record<string, string[]>;
    const needs = (query: string) => (name.endsWith('-es') ? inSpanish : needsHelp)(String(query));

    it('shows help for all that mean danger', () => {
      expect(help.length).toBeGreaterThan(10);
      expect(help.filter((query) => !needs(query))).toEqual([]);
    });

    it('shows nothing for the harmless ones', () => {
      expect(harmless.length).toBeGreaterThan(10);
      expect(harmless.filter(needs).filter((query) => !ACCEPTED.has(query))).toEqual([]);
    });
  },
);

it('still knows the words of the site’s own language on pages in another', () => {
  expect(inSpanish('I want to die')).toBe(true);
});
