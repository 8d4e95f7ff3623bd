import { Topics } from '@/lib/search/engine/topics';

const [APP, SERVER] = [0, 1];
const topics = new Topics([
  ['get the app', 'log out', 'my phone', 'lost my phone'],
  ['run a server', 'server log', 'read the log', 'phone home'],
]);

it.each([
  ['server log', SERVER, 'one word is only in its phrases'],
  ['read', SERVER, 'no phrase of the other page has the word'],
  ['reading', SERVER, 'another form of a word'],
  ['my old phone', APP, 'stop words tell who asks'],
  ['log out', APP, 'the words follow each other in its phrases'],
  ['servi', SERVER, 'a word begins like one of its words'],
])('takes "%s" for page %d: %s', (query, page) => {
  const odds = topics.odds(query);
  expect(odds(page)).toBeGreaterThan(odds(page === APP ? SERVER : APP));
});
