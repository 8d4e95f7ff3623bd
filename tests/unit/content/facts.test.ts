import fs from 'node:fs';
import { factOf, factsFile } from '@/lib/content/facts';
import { settings } from '@/lib/settings/settings';

it('gives a value of the data file, and the contact and help lines of the settings', () => {
  const [id, value] = Object.entries(factsFile.load())[0]!;
  expect(factOf(id)).toBe(value);
  expect(factOf('contact')).toBe(settings.contact);
  expect(factOf('emergency-number')).toBe(settings.helpLines.emergency);
});

it('says which fact the author may have meant', () => {
  expect(() => factOf('contakt')).toThrow(
    'There is no fact "contakt" in content/_data/facts.yaml. Did you mean "contact"?',
  );
});

describe('pages', () => {
  const pages = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({ file, text: fs.readFileSync(`content/${file}`, 'utf8') }));

  it.each(Object.keys(factsFile.load()))('%s is a fact that two pages or more name', (id) => {
    const named = pages.filter(({ text }) => text.includes(`<Fact id="${id}"`)).map(({ file }) => file);
    expect(named.length).toBeGreaterThan(1);
  });

  /** What a page writes if it gives a value of its own. Help now lists each line of the help lines itself. */
  const OWN_VALUES: Record<string, RegExp> = {
    'ios-oldest': /\biOS \d+ (?:or (?:later|newer)|o posterior)/,
    'android-oldest': /\bAndroid \d+ (?:or (?:later|newer)|o posterior)/,
    'node-oldest': /\bNode\.js \d+ or (?:later|newer)/,
    'cortex-python': /\b3\.\d+ or 3\.\d+/,
    'events-without-limit': /(?<![\d,])1,000 (?:events|results)|\bnewest 1,000\b/,
    'events-with-negative-limit': /\b101 events/,
    'request-limit': /\b\d+ MB, then status 413|\bbodies of up to \d+ MB/,
    'query-time': /\b(?:query|database)\b[^.|\n]{0,30}\b\d\d+ seconds|\b\d+ seconds per query/i,
    lockout: /\bTry again after \d+ hour|\bpruebe de nuevo en \d+ hora/,
    'password-shortest': /\bat least \d+ characters, with|\bal menos \d+ caracteres/,
    'android-battery-stop': /\bAndroid\b[^.|]*\bbat(?:tery|ería)\b[^.|]*\b\d+ ?%/,
    'last-upload-wait': /\b(?:leave mindLAMP open for about|deje mindLAMP abierta unos) \d+/,
    contact: /team@digitalpsych\.org/,
    'emergency-number': /\b911\b/,
    'crisis-call': /\b988\b(?! Suicide)(?<!Línea 988)/,
  };

  it.each(Object.entries(OWN_VALUES))('name %s instead of writing a value of their own', (_id, own) => {
    const disagreeing = pages.filter(({ file, text }) => !file.endsWith('/help_now.mdx') && own.test(proseOf(text)));
    expect(disagreeing.map(({ file }) => file)).toEqual([]);
  });
});

/** A page's running text: without front matter, code, headings, tags, and the targets of links. */
function proseOf(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replace(/^#.*$|`[^`\n]*`|<[^>]*>|\]\([^)]*\)/gm, '');
}
