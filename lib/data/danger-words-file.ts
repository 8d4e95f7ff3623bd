import { z } from 'zod';
import { didYouMean } from '@/lib/findings/closest-word';
import { defineDataFile, textSchema } from './data-file';

const lines = z.array(textSchema).min(1);

/**
 * Searches that suggest that somebody may be in danger; the file explains how its patterns match. Readers of another
 * language may also type those of the site's own.
 */
export const dangerWordsFile = defineDataFile({
  name: 'danger-words.yaml',
  schema: z.strictObject({
    words: z.record(z.string(), textSchema).describe('Words that several patterns share, by the name in <...>'),
    always: lines.describe('Patterns that match unless the query names a paper and no person'),
    unlessThings: lines.describe('Patterns that match unless the query also names one of the things'),
    alone: lines.describe('Words that match when the query has nothing else'),
    things: lines.describe('Things, such as computers and studies, that make such words harmless'),
    papers: lines.describe('Papers and projects, such as questionnaires, that a query may be about'),
    people: lines.describe('Words that tell of a person'),
  }),
  empty: { words: {}, always: [], unlessThings: [], alone: [], things: [], papers: [], people: [] },
  // An unknown name would become an empty word, which matches the end of any query.
  check: ({ words, ...lists }) =>
    (['always', 'unlessThings', 'people'] as const).flatMap((list) =>
      lists[list].flatMap((pattern, index) =>
        [...pattern.matchAll(/<(\w+)>/g)].flatMap(([, name = '']) => {
          if (Object.hasOwn(words, name)) return [];
          return [
            {
              path: [list, index],
              message: `There are no words <${name}>.`,
              hint: didYouMean(name, Object.keys(words)),
            },
          ];
        }),
      ),
    ),
});

export type DangerWords = ReturnType<typeof dangerWordsFile.load>;
