import { Term } from '@/components/mdx/glossary';
import { glossaryFile } from '@/lib/data/glossary';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';

it('has each ID and each term once', () => {
  const entries = ['{ id: app, term: App, meaning: x }', '{ id: phone-app, term: App, meaning: x }'];
  expect(() => glossaryFile.parse(entries.map((entry) => `- ${entry}\n`).join(''))).toThrow(
    'content/_data/glossary.yaml:2:20  data-file  The term "App" appears twice in the glossary.',
  );
});

it.each([
  ['en', 'content/_data/glossary.yaml'],
  ['es', 'content/_languages/es/_data/glossary.yaml'],
])('a page in %s that shows an unknown term is sent to %s', (code, file) => {
  expect(() => Term({ id: 'no-such-term', locale: { ...DEFAULT_LOCALE, code } })).toThrow(`is not in ${file}.`);
});
