import { checkErrors } from '@/lib/openapi/check-errors';
import { Sources } from '@/lib/openapi/sources';

const findings = (errors: string, list: string) => {
  const sources = new Sources([
    { name: 'openapi/errors.yaml', text: errors },
    { name: 'openapi/openapi.yaml', text: list },
  ]);
  return checkErrors(sources, [{ file: 'openapi/openapi.yaml', steps: ['x-errors'] }]).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
};

const GOOD = `A:
  code: 404.gone
  status: 404
  meaning: It is gone.
  cause: Somebody deleted it.
  cure: List what is left.
`;

it('accepts an entry with all its parts', () => {
  expect(findings(GOOD, 'x-errors:\n  - $ref: errors.yaml#/A\n')).toEqual([]);
});

it('names each missing part, at the entry', () => {
  expect(findings(GOOD.replace(/  cure.*\n/, ''), 'x-errors:\n  - $ref: errors.yaml#/A\n')).toEqual([
    'openapi/errors.yaml:1 The error 404.gone has no cure.',
  ]);
});

it('requires one meaning for each code, and no more', () => {
  const other = GOOD.replace('A:', 'B:').replace(/  meaning.*\n/, '');
  expect(findings(other, 'x-errors:\n  - $ref: errors.yaml#/B\n')).toEqual([
    'openapi/errors.yaml:1 No entry says what the error 404.gone means.',
  ]);
  expect(findings(GOOD + other, 'x-errors:\n  - $ref: errors.yaml#/A\n  - $ref: errors.yaml#/B\n')).toEqual([]);
});
