import { parseLanding } from '@/lib/openapi/landing';
import { formatDiagnostic, DiagnosticError } from '@/lib/diagnostics/diagnostic';

const LANDING = `keywords: { introduction: [REST], errors: [failed] }
first_request: x
guides:
  - { href: /a/, title: A, text: x, anchors: [a] }
records: x
error_format: x
`;

describe('texts of the introduction', () => {
  const messages = (text: string) => {
    try {
      parseLanding(text, 'landing.yaml');
      return [];
    } catch (error) {
      return (error as DiagnosticError).diagnostics.map(formatDiagnostic);
    }
  };

  test('have a key each', () => {
    expect(messages(LANDING)).toEqual([]);
    expect(messages(LANDING.replace('records: x\n', ''))[0]).toMatch(/openapi-landing {2}.*"records"/);
  });

  test('an error has its line', () => {
    expect(messages(LANDING.replace('anchors: [a]', 'anchors: [B b]'))).toEqual([
      'landing.yaml:4:47  openapi-landing  "guides[0].anchors[0]": must be lowercase words joined with hyphens.',
    ]);
    expect(messages('first_request: "x')[0]).toMatch(/^landing\.yaml:\d+:\d+ {2}openapi-landing {2}Not valid YAML/);
  });
});
