import { z } from 'zod';
import { frontMatterSchema, sectionSchema } from './front-matter';

/**
 * What authors may write, as JSON Schemas by file name, for editors that complete and check while one types. Draft 7
 * is what all of them read.
 */
export function editorSchemas(): Record<string, object> {
  return {
    'front-matter.schema.json': toJsonSchema(frontMatterSchema, 'Front matter of a page'),
    'section.schema.json': toJsonSchema(sectionSchema, 'Section file of a folder'),
  };
}

function toJsonSchema(schema: z.ZodType, title: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    // zod's own word beside the pattern that says the same; validators complain of formats that they do not know.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
    },
  });
  return { $schema, title, ...rest };
}
