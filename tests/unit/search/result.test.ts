import { ownAnalyzer } from '@/lib/search/engine/analysis';
import { indexParts } from '@/lib/search/build/index-parts';
import type { Meaning, Meanings } from '@/lib/search/engine/query-expansion';
import { resultAt, type Place } from '@/lib/search/engine/result';
import { WordIndex } from '@/lib/search/engine/word-index';
import { searchPage } from '../../search/search-page';

const index = new WordIndex(ownAnalyzer);
const [whole] = indexParts([
  [
    searchPage('/surveys/', 'Surveys', 'A form.', {
      breadcrumb: ['Using'],
      sections: [{ heading: 'Sliders', hash: 'sliders', text: 'Two ends.', code: [] }],
    }),
    searchPage('/maps/', 'Maps', 'A map.'),
  ],
]);
if (whole) await index.add(whole);

const surveys = { page: 0, first: 0, end: 2, score: 3, target: 0, sections: [1] };
const maps = { page: 1, first: 2, end: 3, score: 1, target: 2, sections: [] };
const shown = (section: number, more: Partial<Place> = {}) =>
  resultAt({ page: surveys, section, child: false, index, texts: ['A form.', 'Two ends.'], asked: [], ...more });
const means = (term: string, weight: number, word = term): Meaning => ({ term, weight, shown: word });
const asked = (...meanings: Meaning[]): Meanings => meanings;

it("shows a section's own text, or the text of its page if it has none", () => {
  expect(shown(0)).toMatchObject({ heading: '', hash: '', text: 'A form.' });
  expect(shown(1)).toMatchObject({ heading: 'Sliders', text: 'Two ends.' });
  expect(shown(1, { texts: ['A form.', ''] })).toMatchObject({ heading: 'Sliders', text: 'A form.' });
  expect(shown(2, { page: maps, texts: ['A map.'] }).text).toBe('A map.');
  expect(shown(0, { texts: [] }).text).toBe('');
  expect(shown(0, { texts: undefined }).text).toBeUndefined();
});

it('has the address and names of the page and the heading of the section', () => {
  expect(shown(1)).toEqual({
    url: '/surveys/',
    hash: 'sliders',
    title: 'Surveys',
    heading: 'Sliders',
    breadcrumb: ['Using'],
    text: 'Two ends.',
    words: [],
    terms: [],
    child: false,
  });
});

it('says whether a section is nested under its page', () => {
  expect(shown(1, { child: true }).child).toBe(true);
  expect(shown(1).child).toBe(false);
});

it('highlights only words on the page, in any of its sections', () => {
  const terms = [asked(means('map', 1)), asked(means('end', 0.7, 'ends'))];
  expect(shown(0, { asked: terms })).toMatchObject({ words: ['ends'], terms: ['end'] });
  expect(shown(2, { asked: terms, page: maps })).toMatchObject({ words: ['map'], terms: ['map'] });
});

it('highlights a name and also its parts, which may stand alone', () => {
  const word = asked(means('survei', 20, 'surveys'), means('form', 1), means('slider', 0.4));
  expect(shown(0, { asked: [word] })).toMatchObject({ words: ['surveys'], terms: ['survei', 'form'] });
});

it('highlights the likeliest meaning of a word and any that are nearly as likely, each once', () => {
  const word = asked(means('form', 1), means('slider', 0.7), means('end', 0.3));
  expect(shown(0, { asked: [word, word] })).toMatchObject({ words: ['form'], terms: ['form', 'slider'] });
});
