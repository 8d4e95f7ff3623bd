import { affectedFiles } from '@/lib/checks/affected-files';

const texts = [
  { name: 'content/faq.mdx', text: 'See [watches](/start_here/watches/).' },
  { name: 'content/app.mdx', text: 'See [the old page](/start_here/wearables/#phones).' },
  { name: 'content/index.mdx', text: 'See [training](/develop/Training%20Modules/one/).' },
  { name: 'content/start_here/watches.mdx', text: 'About watches.' },
  { name: 'content/using/_section.yaml', text: 'label: Using mindLAMP' },
  { name: 'openapi/paths/sensor.yaml', text: 'description: See [this](/start_here/wearables/).' },
];
const affected = (...changed: string[]) => {
  const found = affectedFiles(changed, texts);
  return found && [...found].sort();
};

it('a page that was edited, and a section whose label changed, affect only themselves', () =>
  expect(affected('content/faq.mdx', 'content/using/_section.yaml')).toEqual([
    'content/faq.mdx',
    'content/using/_section.yaml',
  ]));

it('a page that moved affects every file that still names the old address', () =>
  expect(affected('content/start_here/wearables.mdx', 'content/start_here/watches.mdx')).toEqual([
    'content',
    'content/app.mdx',
    'content/start_here/watches.mdx',
    'openapi/paths/sensor.yaml',
  ]));

it('the address of a page that is gone may have been written with %20', () =>
  expect(affected('content/develop/Training Modules/one.mdx')).toEqual(['content', 'content/index.mdx']));

it('a page affects its translations, and they affect only themselves', () => {
  const translated = [
    ...texts,
    { name: 'content/_languages/es/faq.mdx', text: 'Vea [relojes](/start_here/watches/).' },
  ];
  const found = (...changed: string[]) => [...(affectedFiles(changed, translated) ?? [])].sort();
  expect(found('content/faq.mdx')).toEqual(['content/_languages/es/faq.mdx', 'content/faq.mdx']);
  expect(found('content/_languages/es/faq.mdx')).toEqual(['content/_languages/es/faq.mdx']);
});

it.each([
  'content/_data/glossary.yaml',
  'content/_languages/es/_language.yaml',
  'content/_diagrams/platform.svg',
  'openapi/openapi.yaml',
  'settings.yaml',
])('%s may affect any page', (file) => expect(affected('content/faq.mdx', file)).toBeUndefined());
