import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { findOperations, named, type FoundOperation } from './check-description';
import type { Sources } from './sources';

/** What each operation must have, and why; CONTRIBUTING lists the same keys. */
const REQUIRED: Record<string, string> = {
  summary: 'Add the title of the page: a verb and its object.',
  description: 'Add the first lines of the page: what the call does, and who it is for.',
  'x-slug': 'Add the address of the page: lowercase words joined with hyphens.',
  'x-permission': 'Say which credentials may call it.',
  'x-keywords': 'List words that readers search for and that the page does not use.',
  'x-errors': 'List the errors it returns, each as a reference to openapi/errors.yaml.',
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Operations that lack what their pages need. References must already be valid. */
export function checkRequirements(sources: Sources, root: string): Diagnostic[] {
  return findOperations(sources, root).flatMap((operation) => [
    ...Object.entries(REQUIRED)
      .filter(([key]) => isEmpty(operation.value[key]))
      .map(([key, hint]) => finding(sources, operation, [], `${named(operation)} has no ${key}.`, hint)),
    ...withoutExample(sources, operation),
  ]);
}

function finding(
  sources: Sources,
  { location }: FoundOperation,
  steps: string[],
  message: string,
  hint: string,
): Diagnostic {
  const at = sources.at({ ...location, steps: [...location.steps, ...steps] });
  return { file: location.file, ...at, rule: 'openapi-required', message, hint, severity: 'error' };
}

/** JSON request bodies and JSON success responses need an example. */
function withoutExample(sources: Sources, operation: FoundOperation): Diagnostic[] {
  const { location, value } = operation;
  const responses = Object.keys((value['responses'] ?? {}) as object).filter((status) => status.startsWith('2'));
  return [['requestBody'], ...responses.map((status) => ['responses', status])].flatMap((steps) => {
    const holder = sources.deref({ file: location.file, steps: [...location.steps, ...steps] });
    const json = { file: holder.file, steps: [...holder.steps, 'content', 'application/json'] };
    const media = sources.value(json) as Record<string, unknown> | undefined;
    if (!media || media['example'] !== undefined || media['examples'] !== undefined) return [];
    const message = `${named(operation)} has no example of its ${steps[0] === 'requestBody' ? 'request' : 'response'}.`;
    return [finding(sources, operation, steps, message, 'Add "example" beside "schema".')];
  });
}
