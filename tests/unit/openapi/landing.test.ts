import { checkLinks, parseLanding } from '@/lib/openapi/landing';
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

  test('links that lead nowhere have their line', () => {
    const text =
      'a: See [x](/data/#part).\nb: See [y](/dota/) and [z](#erors) and [w](https://example.org).\n  - href: /nowhere/\n';
    const known = { addresses: new Set(['/data']), anchors: new Set(['errors']) };
    expect(checkLinks([{ name: 'openapi/x.yaml', text }], known).map(formatDiagnostic)).toEqual([
      'openapi/x.yaml:2  openapi-link  There is no page at "/dota/". Did you mean "/data"?',
      'openapi/x.yaml:2  openapi-link  The introduction has no section #erors. Did you mean "errors"?',
      'openapi/x.yaml:3  openapi-link  There is no page at "/nowhere/".',
    ]);
  });
});
