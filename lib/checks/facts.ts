import { z } from 'zod';
import { memoizeLast } from '@/lib/content/cache';
import { defineDataFile } from '@/lib/content/data-file';
import { positionAt } from './prose/blocks';
import { onFile, type SiteRule, type TextRule } from './rule';

const GAP = '{}';
const phrase = z.string().refine((text) => text.split(GAP).length === 2, 'needs exactly one gap, {}');

/** What several pages tell, and so could tell differently. */
export const factsFile = defineDataFile({
  name: 'facts.yaml',
  title: 'Facts that more than one page tells',
  schema: z.array(
    z.strictObject({
      fact: z.string().min(1).describe('What the value is, with its unit.'),
      home: z.string().startsWith('/').describe('Address of the page where the fact is at home.'),
      is: z.string().min(1).describe('The value, as pages write it.'),
      phrases: z.array(phrase).min(1).describe('Words around the value, with {} in its place.'),
    }),
  ),
  empty: [],
});

export type Fact = z.infer<typeof factsFile.schema>[number];

/** A number or a version, and not the start of a longer one. */
const VALUE = String.raw`(\d+(?:[.,]\d+)*)`;
/** 8 and 8.0 are the same version, 1000 and 1,000 the same number written in two ways. */
const canonical = (value: string): string => value.replace(/\.0$/, '');

const patternOf = (text: string): RegExp => {
  const [before = '', after = ''] = text
    .split(GAP)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`));
  return new RegExp(before + VALUE + after, 'giu');
};

/** The patterns of all phrases, compiled once for all texts. */
const patternsOf = memoizeLast((facts: Fact[]) =>
  facts.flatMap((fact) => fact.phrases.map((words) => ({ fact, pattern: patternOf(words) }))),
);

export const sameFact: TextRule = {
  id: 'same-fact',
  requires: 'limits, versions, and other values as in `content/_data/facts.yaml`',
  check: ({ file, blocks }, { facts }) =>
    blocks
      .filter(({ text }) => /\d/.test(text))
      .flatMap((block) =>
        patternsOf(facts).flatMap(({ fact: { fact, home, is }, pattern }) =>
          [...block.text.matchAll(pattern)]
            .filter(([, value = '']) => canonical(value) !== canonical(is))
            .map(({ 0: words, 1: value, index }) => ({
              file,
              ...positionAt(block, index),
              message: `"${words}" has ${value}, but ${fact} is ${is} on ${home}.`,
              hint: `Write ${is}, or correct content/_data/facts.yaml and every page that tells it.`,
            })),
        ),
      ),
};

export const factHome: SiteRule = {
  id: 'fact-home',
  requires: 'a page that exists as the home of each fact',
  check: ({ addresses, facts }) =>
    facts
      .filter(({ home }) => !addresses.has(home))
      .map(({ fact, home }) => onFile(factsFile.file, `There is no page ${home}, the home of ${fact}.`)),
};
