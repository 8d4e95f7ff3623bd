import { topicFile } from '@/lib/search/build/topic-file';
import { ownAnalyzer } from '@/lib/search/engine/analysis';
import { SearchEngine } from '@/lib/search/engine/engine';
import { featuresOf, phraseTerms, Topics } from '@/lib/search/engine/topics';
import { indexParts } from '@/lib/search/build/index-parts';
import { searchPage } from '../../search/search-page';

const pages = [
  searchPage('/app/', 'Get the app', '', {
    keywords: 'log out, sign out of the app, log out of my phone',
    questions: ['how do i log out', 'my phone is lost'],
  }),
  searchPage('/server/', 'Run a server', '', { keywords: 'server log, read the log, phone home' }),
];
const topics = new Topics(topicFile(pages, ownAnalyzer), ownAnalyzer);
const prefers = (query: string) => {
  const odds = topics.odds(query);
  return odds('/app/') > odds('/server/') ? '/app/' : '/server/';
};

it('counts words as terms and stop words, their beginnings, and neighbors', () => {
  expect(phraseTerms('Log out of my phones', ownAnalyzer)).toEqual(['log', 'out', 'of', 'my', 'phone']);
  expect([...featuresOf(['my', 'phone'])]).toEqual(['my', 'phone', 'phon*', 'my phone']);
});

it.each([
  ['server log', '/server/', 'one word is almost only used for it'],
  ['read', '/server/', 'no phrase of the other page has the word'],
  ['my old pho', '/app/', 'words that tell who asks, and the beginning of a word'],
])('takes "%s" for %s: %s', (query, url) => {
  expect(prefers(query)).toBe(url);
});

it('keeps pairs of words that three phrases have', () => {
  const { words, pairs } = topicFile(pages, ownAnalyzer);
  const list = words.split(' ');
  const followers = Object.fromEntries(list.map((word) => [word, [] as string[]]));
  let at = 0;
  for (const word of list) {
    let value = -1;
    for (let left = pairs[at++] ?? 0; left; left -= 1) followers[word]?.push(list[(value += pairs[at++] ?? 0)] ?? '');
  }
  expect(Object.entries(followers).filter(([, next]) => next.length)).toEqual([['log', ['out']]]);
});

it('leaves unknown words and pages without evidence as they are', () => {
  expect(topics.odds('zebra')('/app/')).toBe(1);
  expect(topics.odds('')('/app/')).toBe(1);
});

it('lets the words that readers use decide between pages whose texts match alike', async () => {
  const texts = [
    searchPage('/a/', 'First', 'The data and the phone.'),
    searchPage('/b/', 'Second', 'The data and the phone.', { questions: ['my phone is dead', 'new phone', 'phone'] }),
  ];
  const engine = await SearchEngine.of(indexParts([texts]));
  const first = () => engine.search({ text: 'phone', limit: 8 }).results[0]?.url;
  expect(first()).toBe('/a/');
  engine.setTopics(topicFile(texts, ownAnalyzer));
  expect(first()).toBe('/b/');
});
