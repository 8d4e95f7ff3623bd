import { z } from 'zod';
import { defineDataFile, type DataFile } from './data-file';
import { LANGUAGES_FOLDER } from './language-file';

const phrases = z.array(z.string().min(1)).min(1);

const definition = (folder?: string) => ({
  name: 'help-words.yaml',
  folder,
  title: 'Searches that show where to get help first',
  schema: z.strictObject({
    always: phrases.describe('Phrases that always match'),
    unlessThings: phrases.describe('Phrases that match unless the query also names one of the things'),
    alone: phrases.describe('Words that match when the query has nothing else'),
    things: phrases.describe('Things, such as computers and studies, that make such words harmless'),
  }),
  empty: { always: [], unlessThings: [], alone: [], things: [] },
});

/** Searches that suggest that somebody may be in danger; the file explains how its phrases are matched. */
export const helpWordsFile = defineDataFile(definition());

export type HelpWords = z.infer<typeof helpWordsFile.schema>;

/** The same in a further language, whose readers may also type the words of the site's own. */
export const helpWordsIn = (code: string): DataFile<HelpWords> =>
  defineDataFile(definition(`${LANGUAGES_FOLDER}/${code}/_data`));
