import type { Alternative, QueryTerm } from '@/lib/search/engine/query-expansion';
import { resultAt, type Place, type Shown } from '@/lib/search/engine/result';

/** Two pages: documents 0 and 1 belong to the first, and document 2 to the second. */
const shown: Shown = {
  pages: {
    url: ['/surveys/', '/maps/'],
    title: ['Surveys', 'Maps'],
    label: ['', ''],
    breadcrumb: [['Using'], []],
    route: ['', ''],
    sections: [2, 1],
  },
  sections: { heading: ['', 'Sliders', ''], hash: ['', '', ''] },
  texts: ['A form.', 'Two ends.', 'A map.'],
};
const at = (section: number, child = false): Place => ({ page: 0, first: 0, end: 2, section, score: 3, child });
const means = (term: string, weight: number, word = term): Alternative => ({ term, weight, shown: word });
const asked = (...alternatives: Alternative[]): QueryTerm => ({ alternatives, strength: 1 });

const stands: Record<string, number[]> = { form: [0], end: [1], map: [2], slider: [1] };
const documentsOf = (term: string) => stands[term] ?? [];

it("shows a section's own text, or the text of its page if it has none", () => {
  expect(resultAt(at(0), shown, [], documentsOf)).toMatchObject({ heading: '', hash: '', text: 'A form.' });
  expect(resultAt(at(1), shown, [], documentsOf)).toMatchObject({ heading: 'Sliders', text: 'Two ends.' });
  const bare = { ...shown, texts: ['A form.', '', 'A map.'] };
  expect(resultAt(at(1), bare, [], documentsOf)).toMatchObject({ heading: 'Sliders', text: 'A form.' });
  expect(resultAt(at(0), { ...shown, texts: [] }, [], documentsOf).text).toBe('');
});

it('has the address and names of the page and the heading of the section', () => {
  const { pages, sections } = shown;
  const index = {
    ...shown,
    pages: { ...pages, route: ['GET /survey', ''] },
    sections: { ...sections, hash: ['', 'sliders', ''] },
  };
  expect(resultAt(at(1), index, [], documentsOf)).toEqual({
    url: '/surveys/',
    hash: 'sliders',
    title: 'Surveys',
    heading: 'Sliders',
    breadcrumb: ['Using'],
    route: 'GET /survey',
    text: 'Two ends.',
    words: [],
    terms: [],
    score: 3,
    child: false,
  });
});

it('says whether a section is nested under its page', () => {
  expect(resultAt(at(1, true), shown, [], documentsOf).child).toBe(true);
  expect(resultAt(at(1), shown, [], documentsOf).child).toBe(false);
});

it('highlights only words on the page, in any of its sections', () => {
  const terms = [asked(means('map', 1)), asked(means('end', 0.7, 'ends'))];
  expect(resultAt(at(0), shown, terms, documentsOf)).toMatchObject({ words: ['ends'], terms: ['end'] });
  const maps: Place = { page: 1, first: 2, end: 3, section: 2, score: 1, child: false };
  expect(resultAt(maps, shown, terms, documentsOf)).toMatchObject({ words: ['map'], terms: ['map'] });
  expect(resultAt(at(0), shown, terms, () => [1, 2])).toMatchObject({ terms: ['map', 'end'] });
});

it('highlights a name and also its parts, which may stand alone', () => {
  const word = asked(means('formend', 20), means('form', 1), means('slider', 0.4));
  const stands = (term: string) => (term === 'formend' ? [0] : documentsOf(term));
  expect(resultAt(at(0), shown, [word], stands)).toMatchObject({ words: ['formend'], terms: ['formend', 'form'] });
});

it('highlights the likeliest meaning of a word and any that are nearly as likely, each once', () => {
  const word = asked(means('form', 1), means('slider', 0.7), means('end', 0.3));
  expect(resultAt(at(0), shown, [word, word], documentsOf)).toMatchObject({
    words: ['form'],
    terms: ['form', 'slider'],
  });
});
