import { didYouMean } from '@/lib/diagnostics/closest';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { monthSchema } from '@/lib/content/month';
import { checkErrors } from './check-errors';
import { METHODS, STATUSES } from './document';
import { ERRORS_SLUG } from './navigation';
import { operationSlug } from './slug';
import type { Location, Sources } from './sources';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface FoundOperation {
  location: Location;
  method: string;
  path: string;
  value: Values;
  parameters: { location: Location; value: Values }[];
}

/**
 * What is wrong with a description, with positions in its files. These errors would produce wrong pages or none;
 * other checks cover form and style.
 */
export function checkDescription(sources: Sources, root: string): Diagnostic[] {
  if (sources.problems.length) return sources.problems;
  if (!sources.has(root)) {
    return [{ file: root, line: 0, rule: 'openapi-file', message: 'The file is missing.', severity: 'error' }];
  }
  const report = (location: Location, rule: string, message: string, hint?: string): Diagnostic => ({
    file: location.file,
    ...sources.at(location),
    rule,
    message,
    hint,
    severity: 'error',
  });
  const dangling = checkReferences(sources, report);
  // Everything below follows references, and would only repeat the error if some are broken.
  if (dangling.length) return dangling;
  const operations = findOperations(sources, root);
  return [
    ...checkCycles(sources, report),
    ...checkIds(operations, sources, report),
    ...checkAddresses(operations, sources, report),
    ...operations.flatMap((operation) => checkParameters(operation, report)),
    ...operations.flatMap((operation) => checkParts(operation, report)),
    ...checkSlugs(operations, sources, report),
    ...checkMonth(sources, root, report),
    ...checkErrors(sources, [
      { file: root, steps: ['x-errors'] },
      ...operations.map(({ location }) => ({ file: location.file, steps: [...location.steps, 'x-errors'] })),
    ]),
  ];
}

type Report = (location: Location, rule: string, message: string, hint?: string) => Diagnostic;

function checkReferences(sources: Sources, report: Report): Diagnostic[] {
  return sources.references().flatMap(({ location, reference }): Diagnostic[] => {
    const reject = (message: string, hint?: string) => [report(location, 'openapi-ref', message, hint)];
    if (/^[a-z]+:\/\//i.test(reference)) {
      return reject(
        `The reference ${reference} points outside the project.`,
        'Move that part into a file in openapi/.',
      );
    }
    const target = sources.target(location.file, reference);
    if (!sources.has(target.file)) {
      return reject(
        `The reference ${reference} names a file that does not exist (${target.file}).`,
        didYouMean(target.file, sources.names()),
      );
    }
    if (sources.value(target) !== undefined || throughReferences(sources, target)) return [];
    const last = target.steps.at(-1) ?? '';
    const siblings = sources.value({ ...target, steps: target.steps.slice(0, -1) });
    return reject(
      `The reference ${reference} leads nowhere: ${target.file} has no "${last}" there.`,
      isObject(siblings) ? didYouMean(last, Object.keys(siblings)) : undefined,
    );
  });
}

/** True if a location exists once the references on the way to it are followed. */
function throughReferences(sources: Sources, { file, steps }: Location, depth = 0): boolean {
  for (let length = 0; length <= steps.length; length++) {
    const location = { file, steps: steps.slice(0, length) };
    const value = sources.value(location);
    if (isObject(value) && typeof value['$ref'] === 'string' && length < steps.length && depth < 20) {
      const next = sources.target(file, value['$ref']);
      const rest = { file: next.file, steps: [...next.steps, ...steps.slice(length)] };
      return sources.value(rest) !== undefined || throughReferences(sources, rest, depth + 1);
    }
  }
  return false;
}

/** Every operation with its location and its parameters, with references followed. */
export function findOperations(sources: Sources, root: string): FoundOperation[] {
  const paths = sources.value({ file: root, steps: ['paths'] });
  return Object.keys(isObject(paths) ? paths : {}).flatMap((path) => {
    const item = sources.deref({ file: root, steps: ['paths', path] });
    const value = sources.value(item);
    if (!isObject(value)) return [];
    const parametersAt = (steps: string[]) => {
      const list = sources.value({ file: item.file, steps });
      return (Array.isArray(list) ? list : []).map((_, index) => {
        const location = sources.deref({ file: item.file, steps: [...steps, String(index)] });
        return { location, value: (sources.value(location) ?? {}) as Values };
      });
    };
    return METHODS.filter((method) => isObject(value[method])).map((method) => {
      const steps = [...item.steps, method];
      return {
        location: { file: item.file, steps },
        method: method.toUpperCase(),
        path,
        value: value[method] as Values,
        parameters: [...parametersAt([...steps, 'parameters']), ...parametersAt([...item.steps, 'parameters'])],
      };
    });
  });
}

/** References and `allOf` that form a cycle describe nothing; cycles through properties are fine. */
function checkCycles(sources: Sources, report: Report): Diagnostic[] {
  const keyOf = ({ file, steps }: Location) => `${file}#${steps.join('/')}`;
  /** The locations that make up a schema without going through a property. */
  const partsOf = (location: Location): Location[] => {
    const value = sources.value(location);
    if (!isObject(value)) return [];
    if (typeof value['$ref'] === 'string') return [sources.target(location.file, value['$ref'])];
    const { allOf } = value;
    return Array.isArray(allOf)
      ? allOf.map((_, index) => ({ file: location.file, steps: [...location.steps, 'allOf', String(index)] }))
      : [];
  };
  const reportedCycles = new Set<string>();
  return sources.references().flatMap(({ location: { file, steps } }): Diagnostic[] => {
    const start: Location = { file, steps: steps.slice(0, -1) };
    const seen = new Set<string>();
    let open = partsOf(start);
    while (open.length) {
      if (open.some((location) => keyOf(location) === keyOf(start))) {
        const cycle = [...seen, keyOf(start)].sort().join(' ');
        if (reportedCycles.has(cycle)) return [];
        reportedCycles.add(cycle);
        return [
          report(
            { file, steps },
            'openapi-circular',
            'This schema includes itself, so it describes nothing.',
            'A schema may contain itself as a property or as the items of a list, but not as a whole or in allOf.',
          ),
        ];
      }
      open = open.filter((location) => !seen.has(keyOf(location)));
      for (const location of open) seen.add(keyOf(location));
      open = open.flatMap(partsOf);
    }
    return [];
  });
}

/** The pages say which platform version they were checked against. */
function checkMonth(sources: Sources, root: string, report: Report): Diagnostic[] {
  const location = { file: root, steps: ['info', 'x-checked'] };
  if (monthSchema.safeParse(sources.value(location)).success) return [];
  const message = 'The description does not say which platform version it was checked against.';
  return [report(location, 'openapi-checked', message, 'Add "x-checked" to "info", a month such as 2025-12.')];
}

export const named = ({ method, path }: FoundOperation) => `${method} ${path}`;

function where(sources: Sources, { location }: FoundOperation): string {
  return `${location.file}:${sources.at(location).line}`;
}

function checkIds(operations: FoundOperation[], sources: Sources, report: Report): Diagnostic[] {
  const first = new Map<unknown, FoundOperation>();
  return operations.flatMap((operation): Diagnostic[] => {
    const id = operation.value['operationId'];
    const at = { ...operation.location, steps: [...operation.location.steps, 'operationId'] };
    if (typeof id !== 'string' || !id) {
      return [
        report(at, 'openapi-operation-id', `${named(operation)} has no operationId.`, 'Add one, such as Study.get.'),
      ];
    }
    const other = first.get(id);
    if (!other) {
      first.set(id, operation);
      return [];
    }
    const message = `The operationId "${id}" of ${named(operation)} is already used by ${named(other)} (${where(sources, other)}).`;
    return [report(at, 'openapi-operation-id', message, 'Give each operation its own ID.')];
  });
}

function checkAddresses(operations: FoundOperation[], sources: Sources, report: Report): Diagnostic[] {
  const first = new Map<string, FoundOperation>();
  return operations.flatMap((operation): Diagnostic[] => {
    const pattern = `${operation.method} ${operation.path.replace(/\{[^}]*\}/g, '{}').replace(/(.)\/$/, '$1')}`;
    const other = first.get(pattern);
    if (!other) {
      first.set(pattern, operation);
      return [];
    }
    const message = `${named(operation)} has the same address as ${named(other)} (${where(sources, other)}): parameter names do not make paths different.`;
    return [report(operation.location, 'openapi-address', message, 'Change the path, or combine the operations.')];
  });
}

function checkParameters(operation: FoundOperation, report: Report): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const inPath = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  const declared = new Set<string>();
  for (const { location, value } of operation.parameters) {
    const name = String(value['name']);
    if (!isObject(value['schema']) && !isObject(value['content'])) {
      const message = `The parameter "${name}" of ${named(operation)} has no schema.`;
      problems.push(report(location, 'openapi-parameter', message, 'Add "schema" with at least a "type".'));
    }
    if (value['in'] !== 'path') continue;
    declared.add(name);
    if (!inPath.includes(name)) {
      const message = `The path parameter "${name}" does not appear in the path of ${named(operation)}.`;
      problems.push(report(location, 'openapi-parameter', message, didYouMean(name, inPath)));
    }
    if (value['required'] !== true) {
      const message = `The path parameter "${name}" of ${named(operation)} is not marked as required.`;
      problems.push(report(location, 'openapi-parameter', message, 'Add "required: true".'));
    }
  }
  for (const name of inPath.filter((one) => !declared.has(one))) {
    const message = `The path of ${named(operation)} has {${name}}, but no parameter describes it.`;
    problems.push(report(operation.location, 'openapi-parameter', message, didYouMean(name, declared)));
  }
  return problems;
}

function checkParts(operation: FoundOperation, report: Report): Diagnostic[] {
  const { value, location } = operation;
  const problems: Diagnostic[] = [];
  const at = (...steps: string[]) => ({ ...location, steps: [...location.steps, ...steps] });
  if (!isObject(value['responses']) || !Object.keys(value['responses']).length) {
    problems.push(report(at('responses'), 'openapi-operation', `${named(operation)} has no responses.`));
  }
  const status = value['x-status'];
  if (status !== undefined && !STATUSES.includes(status as (typeof STATUSES)[number])) {
    const message = `The x-status "${String(status)}" is unknown; it must be one of ${STATUSES.join(', ')}.`;
    problems.push(report(at('x-status'), 'openapi-operation', message, didYouMean(String(status), STATUSES)));
  }
  return problems;
}

function checkSlugs(operations: FoundOperation[], sources: Sources, report: Report): Diagnostic[] {
  const taken = new Map<string, FoundOperation>();
  const problems: Diagnostic[] = [];
  const claim = (slug: string, operation: FoundOperation, ...steps: string[]) => {
    const other = taken.get(slug);
    const at = { ...operation.location, steps: [...operation.location.steps, ...steps] };
    if (slug === ERRORS_SLUG) {
      const message = `The address /api/${slug}/ of ${named(operation)} is reserved for the error catalog.`;
      problems.push(report(at, 'openapi-slug', message, 'Choose another x-slug.'));
    } else if (other) {
      const message = `The address /api/${slug}/ of ${named(operation)} is already used by ${named(other)} (${where(sources, other)}).`;
      problems.push(report(at, 'openapi-slug', message, 'Give each operation its own x-slug and x-aliases.'));
    } else taken.set(slug, operation);
  };
  const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  for (const operation of operations) claim(operationSlug(operation.value, new Set()), operation, 'x-slug');
  const slugs = new Set(taken.keys());
  for (const operation of operations) {
    list(operation.value['x-aliases']).forEach((alias, index) => claim(alias, operation, 'x-aliases', String(index)));
    list(operation.value['x-related']).forEach((slug, index) => {
      if (slugs.has(slug)) return;
      const at = { ...operation.location, steps: [...operation.location.steps, 'x-related', String(index)] };
      const message = `No operation has the address /api/${slug}/.`;
      problems.push(report(at, 'openapi-related', message, didYouMean(slug, slugs)));
    });
  }
  return problems;
}
