import { glossaryFile } from '@/lib/data/glossary';

it('has each ID and each term once', () => {
  const entries = ['{ id: app, term: App, meaning: x }', '{ id: phone-app, term: App, meaning: x }'];
  expect(() => glossaryFile.parse(entries.map((entry) => `- ${entry}\n`).join(''))).toThrow(
    'content/_data/glossary.yaml:2:20  data-file  The term "App" appears twice in the glossary.',
  );
});
