import { z } from 'zod';
import { textSchema } from '@/lib/data/data-file';
import { FindingError } from '@/lib/findings/finding';
import { validate } from '@/lib/findings/validate';

const textsSchema = z.strictObject({
  /** Words that readers search for and that the introduction, or the error catalog, expresses in other words. */
  keywords: z.strictObject({ introduction: z.array(textSchema), errors: z.array(textSchema) }),
  /** Markdown between the description and the list of operations. */
  introduction: textSchema,
  /** Markdown that begins the error catalog. */
  error_format: textSchema,
});

/** Texts of the pages that are about the reference as a whole. */
export type ApiTexts = z.infer<typeof textsSchema>;

export const NO_TEXTS: ApiTexts = {
  keywords: { introduction: [], errors: [] },
  introduction: '',
  error_format: '',
};

/** @throws FindingError with the position of every error. */
export function parseApiTexts(yaml: string, file: string): ApiTexts {
  const { value, findings } = validate(textsSchema, yaml, { file, rule: 'openapi-texts' });
  if (!value) throw new FindingError(findings);
  return value;
}
