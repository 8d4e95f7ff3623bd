import { z } from 'zod';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { validate } from '@/lib/diagnostics/validate';
import { YamlSource } from '@/lib/diagnostics/yaml-source';

const markdown = z.string().min(1);

const NO_KEYWORDS = { introduction: [], errors: [] };

const landingSchema = z.strictObject({
  /** Words that readers search for and that the introduction, or the error catalog, expresses in other words. */
  keywords: z
    .strictObject({ introduction: z.array(z.string().min(1)), errors: z.array(z.string().min(1)) })
    .default(NO_KEYWORDS),
  /** Follows the description in the introduction. */
  first_request: markdown,
  /** The pages that apply to all operations. */
  guides: z.array(
    z.strictObject({
      href: z.string().startsWith('/'),
      title: z.string().min(1),
      text: markdown,
      /** Anchors in the introduction that once had what the page says. */
      anchors: z
        .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined with hyphens'))
        .default([]),
    }),
  ),
  /** Ends the introduction. */
  records: markdown,
  /** Begins the error catalog. */
  error_format: markdown,
});

/** Texts of the pages that are about the reference as a whole. */
export type Landing = z.infer<typeof landingSchema>;

export const NO_LANDING: Landing = {
  keywords: NO_KEYWORDS,
  first_request: '',
  guides: [],
  records: '',
  error_format: '',
};

/**
 * Reads the texts.
 * @throws DiagnosticError with the position of every error.
 */
export function parseLanding(text: string, file: string): Landing {
  const { value, diagnostics } = validate(landingSchema, new YamlSource(text), { file, rule: 'openapi-landing' });
  if (!value) throw new DiagnosticError(diagnostics);
  return value;
}

/** The ID of the list of all operations in the introduction. */
export const OPERATIONS_ID = 'operations';
export const GUIDES_ID = 'guides';

export const tagId = (tag: string): string => `tag-${tag.toLowerCase()}`;
