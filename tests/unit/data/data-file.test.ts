import { z } from 'zod';
import { defineDataFile } from '@/lib/data/data-file';

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

/** An error with at least this about each of its findings, in order. */
const errorWith = (...findings: object[]): unknown =>
  expect.objectContaining({ findings: findings.map((finding) => expect.objectContaining(finding) as object) });

it('reports every error at its key, from the schema or from the check', () => {
  const where = { file: 'content/_data/no-such-file.yaml', rule: 'data-file', severity: 'error' };
  expect(() => steps.parse('- { id: 1 }\n- { name: b }\n')).toThrow(
    errorWith({ ...where, line: 1 }, { ...where, line: 2 }, { ...where, line: 2 }) as Error,
  );
  expect(() => steps.parse('- { id: a }\n- id: b\n  after: c\n- { id: d, after: e }\n')).toThrow(
    errorWith({ line: 3, message: 'There is no step "c".', hint: 'Add it.' }, { ...where, line: 4 }) as Error,
  );
});

it('a missing file has the empty value, or is an error if it has none', () => {
  expect(steps.exists()).toBe(false);
  expect(steps.load()).toEqual([]);
  expect(defineDataFile(definition).load).toThrow('There is no such file.');
});
