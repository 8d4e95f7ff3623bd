import { checkRequirements } from '@/lib/openapi/check-requirements';
import { Sources } from '@/lib/openapi/sources';
import { formatDiagnostic } from '@/lib/diagnostics/diagnostic';

const WHOLE = `openapi: 3.0.3
info: { title: Things, version: 1.0.0 }
paths:
  /thing:
    post:
      summary: Make a thing
      description: Makes one.
      x-slug: make-a-thing
      x-permission: An access key.
      x-keywords: [create]
      x-errors:
        - { code: 404.not-found }
      requestBody:
        content:
          application/json:
            schema: { type: object }
            example: { name: A }
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema: { type: object }
              example: { id: A }
`;
const findings = (text: string) =>
  checkRequirements(new Sources([{ name: 'openapi/openapi.yaml', text }]), 'openapi/openapi.yaml');

it('accepts an operation with everything that CONTRIBUTING asks for', () => {
  expect(findings(WHOLE)).toEqual([]);
});

it.each([
  ['a summary', /^ {6}summary: .*\n/m, 'has no summary. Add the title'],
  ['a description', /^ {6}description: .*\n/m, 'has no description.'],
  ['an address', /^ {6}x-slug: .*\n/m, 'has no x-slug.'],
  ['a permission', /^ {6}x-permission: .*\n/m, 'has no x-permission.'],
  ['search keywords', /^ {6}x-keywords: .*\n/m, 'has no x-keywords.'],
  ['errors', /^ {6}x-errors:\n.*\n/m, 'has no x-errors.'],
  ['an example request', /^ {12}example: { name: A }\n/m, 'has no example of its request.'],
  ['an example response', /^ {14}example: { id: A }\n/m, 'has no example of its response.'],
])('rejects one without %s, at its position', (_, line, message) => {
  const text = WHOLE.replace(line, '');
  expect(text).not.toBe(WHOLE);
  const [problem, ...others] = findings(text);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ severity: 'error', rule: 'openapi-required' });
  expect(problem?.line).toBeGreaterThan(3);
  expect(formatDiagnostic(problem!)).toContain(message);
});

it('rejects a key with an empty value', () => {
  expect(findings(WHOLE.replace('[create]', '[]')).map(({ message }) => message)).toEqual([
    expect.stringContaining('has no x-keywords'),
  ]);
});
