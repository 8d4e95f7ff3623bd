import fs from 'node:fs';
import { replacer, writeSources } from '@/lib/content/own-sources';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const replaced = replacer({
  '988': '116123',
  '988lifeline.org': 'help.example',
  'team@example.org': 'it@hospital.example',
});

it.each([
  ['Call 988, or text [988](sms:988).', 'Call 116123, or text [116123](sms:116123).'],
  ['See 988lifeline.org.', 'See help.example.'],
  ['mailto:team@example.org', 'mailto:it@hospital.example'],
  ['In 1988, at 0.988 and 988s', 'In 1988, at 0.988 and 988s'],
  ['dreamteam@example.org', 'dreamteam@example.org'],
])('replaces whole words, the longest first: %s', (text, expected) => {
  expect(replaced(text)).toBe(expected);
});

it('changes nothing without words', () => {
  expect(replacer({})('988')).toBe('988');
});

describe('the folder that a copy is made from', () => {
  const { at, read: readFile, write } = temporaryFolder();
  const read = (file: string) => readFile(`made/content/${file}`);
  const exists = (file: string) => fs.existsSync(at('made/content', file));
  const make = (files: Record<string, string> = {}) => {
    write(files);
    const words = { '988': '116123' };
    writeSources(at('made'), { content: at('content'), openapi: at('openapi'), own: at('own'), words });
  };
  beforeEach(() =>
    make({
      'content/help.mdx': 'Call 988.',
      'content/faq.mdx': 'Call 988.',
      'content/_data/photo.png': '988',
      'openapi/openapi.yaml': 'description: 988',
      'own/content/help.mdx': 'Ours: not 988.',
    }),
  );

  it('has own words in our texts, and own pages as they are', () => {
    expect(['faq.mdx', '_data/photo.png', 'help.mdx'].map(read)).toEqual(['Call 116123.', '988', 'Ours: not 988.']);
    expect(readFile('made/openapi/openapi.yaml')).toBe('description: 116123');
  });

  it('follows what people save, add, and delete, and leaves the rest alone', () => {
    const before = fs.statSync(at('made/content/faq.mdx')).mtimeMs;
    fs.rmSync(at('content/_data/photo.png'));
    make({ 'own/content/help.mdx': 'Ours, newer.', 'own/content/more.mdx': 'One more.' });
    expect(['help.mdx', 'more.mdx'].map(read)).toEqual(['Ours, newer.', 'One more.']);
    expect(exists('_data/photo.png')).toBe(false);
    expect(fs.statSync(at('made/content/faq.mdx')).mtimeMs).toBe(before);
    fs.rmSync(at('own/content/help.mdx'));
    make();
    expect(read('help.mdx')).toBe('Call 116123.');
  });

  it('has a further language only when it has a folder for it, and none in older versions, which have none', () => {
    make({
      'content/_languages/es/_language.yaml': 'label: Español',
      'content/_languages/es/help.mdx': 'Llame al 988 y oprima el 2.',
    });
    expect(exists('_languages/es/help.mdx')).toBe(false);
    make({ 'own/content/_languages/es/help.mdx': 'Llame al 116123.' });
    expect(read('_languages/es/help.mdx')).toBe('Llame al 116123.');
    expect(read('_languages/es/_language.yaml')).toBe('label: Español');
    fs.rmSync(at('content/_languages'), { recursive: true });
    make();
    expect(exists('_languages/es/help.mdx')).toBe(false);
  });
});
