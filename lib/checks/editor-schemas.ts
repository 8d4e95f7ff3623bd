import { z } from 'zod';
import { sectionSchema } from '@/lib/content/front-matter';
import { chartSchema } from '@/lib/content/diagrams/chart';
import { dataFiles } from './data-files';

/** JSON Schemas by file name, for editors that complete and check as authors type. All of them support draft 7. */
export const editorSchemas = (): Record<string, object> =>
  Object.fromEntries(
    [
      { name: 'section.yaml', title: 'Section file of a folder', schema: sectionSchema },
      { name: 'chart.yaml', title: 'Chart', schema: chartSchema },
      ...dataFiles,
    ].map(({ name, title, schema }) => [name.replace('.yaml', '.schema.json'), toJsonSchema(schema, title)]),
  );

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
