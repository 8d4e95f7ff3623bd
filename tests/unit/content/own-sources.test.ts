import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replacer, writeSources } from '@/lib/content/own-sources';

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
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'own-'));
  afterAll(() => fs.rmSync(root, { recursive: true }));
  const at = (...parts: string[]) => path.join(root, ...parts);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  const read = (file: string) => fs.readFileSync(at('made', file), 'utf8');
  const make = () =>
    writeSources(at('made'), {
      content: at('content'),
      openapi: at('openapi'),
      own: at('own'),
      words: { '988': '116123' },
    });

  beforeAll(() => {
    write('content/help.mdx', 'Call 988.');
    write('content/faq.mdx', 'Call 988.');
    write('content/_data/photo.png', '988');
    write('openapi/openapi.yaml', 'description: 988');
    write('own/content/help.mdx', 'Ours: not 988.');
    make();
  });

  it('has own words in our texts, and own pages as they are', () => {
    expect(read('content/faq.mdx')).toBe('Call 116123.');
    expect(read('openapi/openapi.yaml')).toBe('description: 116123');
    expect(read('content/_data/photo.png')).toBe('988');
    expect(read('content/help.mdx')).toBe('Ours: not 988.');
  });

  it('follows what people save, add, and delete, and leaves the rest alone', () => {
    const before = fs.statSync(at('made/content/faq.mdx')).mtimeMs;
    write('own/content/help.mdx', 'Ours, newer.');
    write('own/content/more.mdx', 'One more.');
    fs.rmSync(at('content/_data/photo.png'));
    make();
    expect(read('content/help.mdx')).toBe('Ours, newer.');
    expect(read('content/more.mdx')).toBe('One more.');
    expect(fs.existsSync(at('made/content/_data/photo.png'))).toBe(false);
    expect(fs.statSync(at('made/content/faq.mdx')).mtimeMs).toBe(before);
  });

  it('has our page again when the own one is deleted', () => {
    fs.rmSync(at('own/content/help.mdx'));
    make();
    expect(read('content/help.mdx')).toBe('Call 116123.');
  });

  it('has a further language only when it has a folder for it', () => {
    write('content/_languages/es/_language.yaml', 'label: Español');
    write('content/_languages/es/help.mdx', 'Llame al 988 y oprima el 2.');
    make();
    expect(fs.existsSync(at('made/content/_languages/es/help.mdx'))).toBe(false);
    write('own/content/_languages/es/help.mdx', 'Llame al 116123.');
    make();
    expect(read('content/_languages/es/help.mdx')).toBe('Llame al 116123.');
    expect(read('content/_languages/es/_language.yaml')).toBe('label: Español');
  });

  it('has none in older versions, which are in our own language only', () => {
    fs.rmSync(at('content/_languages'), { recursive: true });
    make();
    expect(fs.existsSync(at('made/content/_languages/es/help.mdx'))).toBe(false);
  });
});
