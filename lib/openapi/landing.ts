import { z } from 'zod';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { validate } from '@/lib/diagnostics/validate';

const text = z.string().min(1);

const landingSchema = z.strictObject({
  /** Words that readers search for and that the introduction, or the error catalog, expresses in other words. */
  keywords: z.strictObject({ introduction: z.array(text), errors: z.array(text) }),
  /** Markdown between the description and the list of operations. */
  introduction: text,
  /** Markdown that begins the error catalog. */
  error_format: text,
});

/** Texts of the pages that are about the reference as a whole. */
export type Landing = z.infer<typeof landingSchema>;

export const NO_LANDING: Landing = {
  keywords: { introduction: [], errors: [] },
  introduction: '',
  error_format: '',
};

/** @throws DiagnosticError with the position of every error. */
export function parseLanding(yaml: string, file: string): Landing {
  const { value, diagnostics } = validate(landingSchema, yaml, { file, rule: 'openapi-landing' });
  if (!value) throw new DiagnosticError(diagnostics);
  return value;
}
