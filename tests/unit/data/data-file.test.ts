import { z } from 'zod';
import { defineDataFile } from '@/lib/data/data-file';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';

const schema = z.array(z.strictObject({ id: z.string(), after: z.string().optional() }));
const definition = { name: 'no-such-file.yaml', schema };
const steps = defineDataFile({
  ...definition,
  empty: [],
  check: (value) =>
    value.flatMap(({ after }, index) =>
      after && !value.some(({ id }) => id === after)
        ? [{ path: [index, 'after'], message: `There is no step "${after}".`, hint: 'Add it.' }]
        : [],
    ),
});

const problemsOf = (read: () => unknown) => {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics;
  }
};

it('reports every error at its key, from the schema or from the check', () => {
  const where = { file: 'content/_data/no-such-file.yaml', rule: 'data-file', severity: 'error' };
  expect(problemsOf(() => steps.parse('- { id: 1 }\n- { name: b }\n'))).toMatchObject([
    { ...where, line: 1 },
    { ...where, line: 2 },
    { ...where, line: 2 },
  ]);
  expect(problemsOf(() => steps.parse('- { id: a }\n- id: b\n  after: c\n- { id: d, after: e }\n'))).toMatchObject([
    { ...where, line: 3, message: 'There is no step "c".', hint: 'Add it.' },
    { ...where, line: 4 },
  ]);
});

it('a missing file has the empty value, or is an error if it has none', () => {
  expect(steps.exists()).toBe(false);
  expect(steps.load()).toEqual([]);
  expect(problemsOf(defineDataFile(definition).load)).toMatchObject([{ line: 0, message: 'There is no such file.' }]);
});
