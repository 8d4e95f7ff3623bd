import { llmsTxt } from '@/lib/export/markdown/markdown-versions';
import { NO_FACTS, SEARCH, type PageRecord } from '@/lib/site/page-record';
import { settings } from '@/lib/settings/settings';

const page = (path: string, title: string, description = '') =>
  ({ ...NO_FACTS, kind: 'document', path, title, description }) as unknown as PageRecord;

it('lists pages by section, once, with address and description', () => {
  const pages = [page('/a', 'a', 'About a.'), page('/b', 'b[]'), page('/c', 'c'), page('/lost', 'Lost'), SEARCH];
  const navigation = {
    docs: [
      { label: 'a', path: '/a' },
      {
        label: 'One',
        items: [
          { label: 'b', path: '/b' },
          { label: 'a', path: '/a' },
        ],
      },
      { label: 'Again', items: [{ label: 'b', path: '/b' }] },
    ],
    api: [{ label: 'c', path: '/c' }],
  };
  const at = (name: string) => `(${settings.url}/x/${name}.md)`;
  expect(llmsTxt({ pages, navigation, languages: new Map() }, '/x').split('\n\n')).toEqual([
    `# ${settings.title}`,
    `> ${settings.summary}`,
    expect.stringMatching(/^Each link leads to the Markdown version/),
    `The API as OpenAPI: ${settings.url}/x/openapi.json.`,
    '## General',
    `- [a]${at('a')}: About a.`,
    '## One',
    `- [b\\[\\]]${at('b')}`,
    '## API reference',
    `- [c]${at('c')}`,
    '## More',
    `- [Lost]${at('lost')}\n`,
  ]);
});
