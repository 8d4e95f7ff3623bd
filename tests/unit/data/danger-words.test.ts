import { dangerWordsFile } from '@/lib/data/danger-words-file';

const lists = `words: { relative: son|daughter }
alone: [help]
things: [server]
papers: [survey]
`;

it('each name that a phrase or a person is given by stands for words', () => {
  const rest = 'unlessThings: [crisis]\n';
  expect(dangerWordsFile.parse(`${lists}${rest}always: [<relative> missing]\npeople: [<relative>]\n`).alone).toEqual([
    'help',
  ]);
  const parse = () =>
    dangerWordsFile.parse(`${lists}${rest}always: [lost, worried about <relativ>]\npeople: [<pet>]\n`);
  expect(parse).toThrow(/:6:16 .*<relativ>\. Did you mean "relative"\?\n.*:7:10 .*<pet>/);
});
