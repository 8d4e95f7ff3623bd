import { fileAddress, namesFileName, textFileName, wordsFileName } from '@/lib/search/engine/file-names';

it('a language has a file of names and one of words, a folder a file of texts, and addresses name the release', () => {
  expect(namesFileName()).toBe('search-index.json');
  expect(namesFileName('es')).toBe('search-text/names-es.json');
  expect(wordsFileName()).toBe('search-text/words-en.json');
  expect(textFileName('/start_here/sensors')).toBe('search-text/start_here.json');
  expect(textFileName('/develop/Two Words/steps')).toBe('search-text/develop.Two-Words.json');
  expect(textFileName('/faq')).toBe('search-text/en.json');
  expect(textFileName('/es', 'es')).toBe('search-text/es.json');
  expect(fileAddress('search-index.json', '0123abcd4567')).toBe('/search-index.json?_=0123abcd');
});
