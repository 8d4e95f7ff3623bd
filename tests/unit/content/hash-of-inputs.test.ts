import { hashOfFiles } from '@/lib/content/cache';
import { inputsOf } from '@/lib/content/hash-of-inputs';
import { temporaryFolder } from '../../support/temporary-folder';

const { at, write } = temporaryFolder();

it.each([
  ['data', '_data/facts.yaml'],
  ['a drawing', '_diagrams/parts.mmd'],
  ['the glossary of a further language', '_languages/es/_data/glossary.yaml'],
  ['a drawing of a further language', '_languages/es/_diagrams/parts.mmd'],
])('makes pages anew after a change to %s', (_, file) => {
  write({ [file]: 'before' });
  const before = hashOfFiles(inputsOf(at()));
  write({ [file]: 'after' });
  expect(hashOfFiles(inputsOf(at()))).not.toBe(before);
});

it("leaves pages as they are after a change to another page's text", () => {
  write({ '_languages/es/faq.mdx': 'before', 'faq.mdx': 'before', '_data/facts.yaml': 'a: 1' });
  const before = hashOfFiles(inputsOf(at()));
  write({ '_languages/es/faq.mdx': 'after', 'faq.mdx': 'after' });
  expect(hashOfFiles(inputsOf(at()))).toBe(before);
});
