import { z } from 'zod';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { validate } from '@/lib/diagnostics/validate';
import { YamlSource } from '@/lib/diagnostics/yaml-source';

const landingSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined with hyphens'),
      title: z.string().min(1),
      /** Markdown. */
      body: z.string().min(1),
    }),
  )
  .min(1);

export type LandingSection = z.infer<typeof landingSchema>[number];

/**
 * The sections of the introduction.
 * @throws DiagnosticError with the position of every error.
 */
export function parseLanding(text: string, file: string): LandingSection[] {
  const source = new YamlSource(text);
  const where = { file, rule: 'openapi-landing' };
  const { value, problems } = validate(landingSchema, source, where);
  if (!value) throw new DiagnosticError(problems);
  const duplicate = value.findIndex(({ id }, index) => value.findIndex((one) => one.id === id) !== index);
  if (duplicate < 0) return value;
  const message = `The ID "${value[duplicate]?.id}" appears here twice.`;
  throw new DiagnosticError([{ ...where, ...source.positionOf([duplicate]), message, severity: 'error' }]);
}
