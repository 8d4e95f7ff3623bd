import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';

const landingSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined with hyphens'),
      title: z.string().min(1),
      /** Markdown. */
      body: z.string().min(1),
    }),
  )
  .min(1);

export type LandingSection = z.infer<typeof landingSchema>[number];

/**
 * The sections of the introduction.
 * @throws DiagnosticError with the line of every fault.
 */
export function parseLanding(text: string, file: string): LandingSection[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problem = (offset: number, message: string) =>
    ({ file, line: lines.linePos(offset).line, rule: 'openapi-landing', message, severity: 'error' }) as const;
  if (document.errors.length) {
    throw new DiagnosticError(
      document.errors.map((error) => problem(error.pos[0], `Not valid YAML: ${error.message.split('\n')[0]}`)),
    );
  }
  const result = landingSchema.safeParse(document.toJS());
  if (result.success) {
    const doubled = result.data.findIndex(({ id }, index, all) => all.findIndex((one) => one.id === id) !== index);
    if (doubled < 0) return result.data;
    const node = document.getIn([doubled], true) as { range?: [number, number, number] } | undefined;
    throw new DiagnosticError([
      problem(node?.range?.[0] ?? 0, `The id "${result.data[doubled]?.id}" stands here twice.`),
    ]);
  }
  throw new DiagnosticError(
    result.error.issues.map(({ path, message }) => {
      const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
      for (let length = steps.length; length > 0; length--) {
        const node = document.getIn(steps.slice(0, length), true) as { range?: [number, number, number] } | undefined;
        if (node?.range) return problem(node.range[0], `${steps.join('.')}: ${message}.`);
      }
      return problem(0, message);
    }),
  );
}
