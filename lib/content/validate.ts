import { z } from 'zod';
import { didYouMean } from '@/lib/diagnostics/closest';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';

/** The line on which a top-level YAML key stands, counted from 1; the first line when it is missing. */
function lineOfKey(text: string, key: string | undefined): number {
  if (!key) return 1;
  const index = text.split(/\r?\n/).findIndex((line) => {
    const start = line.trimStart();
    return start.startsWith(key) && start.slice(key.length).trimStart().startsWith(':');
  });
  return index < 0 ? 1 : index + 1;
}

/** What the schema says of one of its keys. */
function describedAt(schema: z.ZodType, key: string | undefined): string | undefined {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  return key === undefined ? undefined : shape[key]?.description;
}

/**
 * Checks data against a schema and tells every fault at the line of its key.
 * `text` is the file's text, used only to find lines.
 */
export function validate<T>(
  schema: z.ZodType<T>,
  data: unknown,
  where: { file: string; text: string; rule: string; allowed: string[] },
): { value?: T; problems: Diagnostic[] } {
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue): Diagnostic[] => {
    const base = { file: where.file, rule: where.rule, severity: 'error' as const };
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        ...base,
        line: lineOfKey(where.text, key),
        message: `Unknown key "${key}". Allowed keys: ${where.allowed.join(', ')}.`,
        hint: didYouMean(key, where.allowed),
      }));
    }
    const path = issue.path.map(String);
    const missing = issue.code === 'invalid_type' && /received undefined/.test(issue.message);
    return [
      {
        ...base,
        line: lineOfKey(
          where.text,
          path.findLast((part) => !/^\d+$/.test(part)),
        ),
        message: missing
          ? `Missing key "${path.join('.')}".`
          : `"${path.join('.')}": ${issue.message.replace(/^Invalid input: /, '')}.`,
        hint: missing ? describedAt(schema, path[0]) : undefined,
      },
    ];
  });
  return { problems };
}
