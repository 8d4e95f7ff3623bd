import { llmsTxt } from '@/lib/downloads/llms-txt';
import { settings } from '@/lib/settings/settings';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { EMPTY_RECORD, searchRecord, type PageRecord } from '@/lib/site/page-record';

const record = (path: string, title: string, trail: object[], description = '') =>
  ({ ...EMPTY_RECORD, kind: 'document', path, title, description, trail }) as unknown as PageRecord;

it('lists pages by part of the sidebar, once, with address and description', () => {
  const records = [
    record('/a', 'a', [{ label: 'a' }], 'About a.'),
    record('/b', 'b[]', [{ label: 'One', entries: [] }, { label: 'b' }]),
    record('/api/c', 'c', [{ label: 'c' }]),
    record('/lost', 'Lost', []),
    searchRecord(DEFAULT_LOCALE),
  ];
  const at = (name: string) => `(${settings.url}/x/${name}.md)`;
  expect(llmsTxt({ records, languages: new Map() }, '/x').split('\n\n')).toEqual([
    `# ${settings.title}`,
    `> ${settings.summary}`,
    expect.stringMatching(/^Each link leads to a page as Markdown/),
    `The API as OpenAPI: ${settings.url}/x/openapi.json.`,
    '## General',
    `- [a]${at('a')}: About a.`,
    '## One',
    `- [b\\[\\]]${at('b')}`,
    '## API reference',
    `- [c]${at('api/c')}`,
    '## More',
    `- [Lost]${at('lost')}\n`,
  ]);
});
