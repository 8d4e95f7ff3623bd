import { z } from 'zod';
import { activityFileSchema, sensorFileSchema } from '@/lib/content/catalog/schema';
import { languageSchema } from '@/lib/checks/prose/language';
import { chartSchema } from '@/lib/content/diagrams/chart';
import { readersWordsSchema } from '@/lib/search/build/readers-words';
import { releasesSchema } from '@/lib/content/releases';
import { instrumentFileSchema } from '@/lib/content/instruments/schema';
import { sectionSchema } from '@/lib/content/front-matter';
import { glossarySchema } from '@/lib/content/glossary';
import { helpWordsSchema } from '@/lib/content/help-words-schema';

/** JSON Schemas by file name, for editors that complete and check as authors type. All of them support draft 7. */
export function editorSchemas(): Record<string, object> {
  return {
    'section.schema.json': toJsonSchema(sectionSchema, 'Section file of a folder'),
    'glossary.schema.json': toJsonSchema(glossarySchema, 'Glossary'),
    'chart.schema.json': toJsonSchema(chartSchema, 'Chart'),
    'language.schema.json': toJsonSchema(languageSchema, 'Spellings, and words and phrases to avoid'),
    'readers-words.schema.json': toJsonSchema(readersWordsSchema, 'Words that readers use for a section'),
    'activity-types.schema.json': toJsonSchema(activityFileSchema, 'Types of activities'),
    'help-words.schema.json': toJsonSchema(helpWordsSchema, 'Searches that show where to get help first'),
    'instruments.schema.json': toJsonSchema(instrumentFileSchema, 'Surveys to download and import'),
    'releases.schema.json': toJsonSchema(releasesSchema, 'Releases that pages were compared with'),
    'sensor-types.schema.json': toJsonSchema(sensorFileSchema, 'Types of sensors'),
  };
}

function toJsonSchema(schema: z.ZodType, title: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    // A key that is optional in the file is also optional in the editor.
    io: 'input',
    // zod adds a format that repeats the pattern; validators report formats that they do not know.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
    },
  });
  return { $schema, title, ...rest };
}
