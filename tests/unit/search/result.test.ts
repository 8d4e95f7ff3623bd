import { engineOf, searchPage } from '../../search/search-page';

const engine = await engineOf([
  searchPage('/surveys/', 'Surveys', 'A form.', {
    breadcrumb: ['Using'],
    reader: 'Participants',
    sections: [{ heading: 'Sliders', hash: 'sliders', text: 'Two ends.', code: [] }],
  }),
  searchPage('/maps/', 'Maps', 'A map.'),
]);
const find = (text: string) => engine.search({ text, limit: 8 }).results;

it('has the address and names of the page, whom it is for, and the heading of the section; its text comes later', () => {
  expect(find('slider')).toEqual([
    {
      url: '/surveys/',
      hash: 'sliders',
      title: 'Surveys',
      heading: 'Sliders',
      breadcrumb: ['Using'],
      reader: 'Participants',
      text: undefined,
      words: ['slider'],
      terms: ['slider'],
    },
  ]);
});

it("shows a section's own text, or the text of its page if it has none", () => {
  engine.addTexts('/surveys/', ['A form.', 'Two ends.']);
  expect(find('slider')[0]?.text).toBe('Two ends.');
  engine.addTexts('/surveys/', ['A form.', '']);
  expect(find('slider')[0]?.text).toBe('A form.');
  engine.addTexts('/surveys/', []);
  expect(find('slider')[0]?.text).toBe('');
});

it('highlights only words on the page, in any of its sections', () => {
  expect(find('map ends').map(({ url, words }) => [url, words])).toEqual(
    expect.arrayContaining([
      ['/maps/', ['map']],
      ['/surveys/', ['ends']],
    ]),
  );
});
