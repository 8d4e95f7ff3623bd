import { engineOf, searchPage as page, section } from '../../search/search-page';

const pages = [
  page('/start_here/participants/', 'Manage participants', 'Add people to a group.'),
  page('/start_here/surveys/', 'Build a survey', 'You can create questions for the care team.', {
    breadcrumb: ['Start Here'],
    sections: [
      section('Question types', 'question-types', 'A slider has two ends.'),
      section('I don’t get reminders', 'reminders'),
      section('Offline', 'offline', 'Ask.', { keywords: ['no wifi', 'airplane mode'] }),
    ],
  }),
  page('/develop/data/', 'Event data', 'Events of the accelerometer.', {
    keywords: ['accelerometer', 'reminders'],
    sections: [section('Slices', 'parts', 'Each answer is one of the temporal_slices of lamp.gps.')],
  }),
  page('/api/view-a-participant/', 'View a Participant', 'Reads one.', {
    keywords: ['Participant.get', 'GET /participant/{id}', '/participant/{id}'],
  }),
];
const engine = await engineOf(pages);
const find = (text: string, from = engine) => from.search({ text, limit: 8 }).results;
const address = (text: string, from = engine) => find(text, from).map(({ url, hash }) => url + hash)[0];

it.each([
  ['survey', '/start_here/surveys/'],
  ['surv', '/start_here/surveys/'],
  ['creating', '/start_here/surveys/'],
  ['survye', '/start_here/surveys/'],
  ['slider', '/start_here/surveys/question-types'],
  ['airplane', '/start_here/surveys/offline'],
  ['arplane', '/start_here/surveys/offline'],
  ['i dont get reminders', '/start_here/surveys/reminders'],
  ["I don't get reminders?", '/start_here/surveys/reminders'],
  ['acelerometer', '/develop/data/'],
  ['lamp.gps', '/develop/data/parts'],
  ['temporalslices', '/develop/data/parts'],
  ['GET /participant/{participant_id}', '/api/view-a-participant/'],
  ['Participant.get', '/api/view-a-participant/'],
])('"%s" finds %s', (text, expected) => {
  expect(address(text)).toBe(expected);
});

it('finds nothing for stop words, and the same for "care-team" and "care team"', () => {
  expect(find('the of')).toEqual([]);
  expect(find('care-team')).toEqual(find('care team'));
  expect(find('care-team')).not.toEqual([]);
});

it('of equal pages, those for participants come first, and last what is gone', async () => {
  const same = await engineOf([
    page('/gone/', 'Sleep hours', 'From a phone.', { audience: 'Data', removed: true }),
    page('/develop/', 'Sleep hours', 'From a watch.', { audience: 'Developers' }),
    page('/data/', 'Sleep hours', 'From a watch.', { audience: 'Data' }),
    page('/staff/', 'Sleep hours', 'From a watch.', { audience: 'Staff' }),
    page('/participants/', 'Sleep hours', 'From a watch.', { audience: 'Participants' }),
  ]);
  const order = ['/participants/', '/staff/', '/data/', '/develop/', '/gone/'];
  expect(find('sleep', same).map(({ url }) => url)).toEqual(order);
  expect(address('sleep phone', same)).toBe('/gone/');
});

it('words that tell who asks put their pages first', async () => {
  const same = await engineOf([
    page('/participants/', 'Sleep hours', 'From a watch.', { audience: 'Participants' }),
    page('/staff/', 'Sleep hours', 'From a watch.', { audience: 'Staff' }),
  ]);
  expect(address("my patient's sleep", same)).toBe('/staff/');
  expect(address("my daughter's sleep", same)).toBe('/participants/');
});

it('looks for what pages say instead of a word that is nowhere, but first for the word itself', async () => {
  const synonyms = { 'delete erase': 'wipe, nuke' };
  const pages = [
    page('/gone/', 'Delete an account', 'For good.', { sections: [section('Wiped phones', 'phones')] }),
    page('/kept/', 'Keep an account', 'Wiper.'),
  ];
  const engine = await engineOf(pages, 'en', synonyms);
  expect(address('nuking it', engine)).toBe('/gone/');
  expect(address('wiping', engine)).toBe('/gone/phones');
});

it('corrects a word to the most similar one, even with letters missing in two places', async () => {
  const pages = [page('/a/', 'Units by platform'), page('/b/', 'Uninstall the app'), page('/c/', 'Install')];
  expect(address('how to unistal', await engineOf(pages))).toBe('/b/');
});

it('a page whose phrase is the query comes before one with its words in several phrases', async () => {
  const alike = await engineOf([
    page('/a/', 'One', 'Same.', { keywords: ['move house', 'old phone'] }),
    page('/b/', 'Two', 'Same.', { keywords: ['move phone', 'old house'] }),
  ]);
  expect(address('phone move', alike)).toBe('/b/');
  expect(address('house move', alike)).toBe('/a/');
});

it('a page counts more, the more of its name is asked for, also within a longer question', async () => {
  const alike = await engineOf([
    page('/using/a/', 'Sleep diary settings', 'Same.'),
    page('/develop/b/', 'Sleep', 'Same.'),
    page('/c/', 'Else', 'Trouble every night.'),
  ]);
  const { results } = alike.search({ text: 'sleep trouble every night', limit: 8, context: 'using' });
  expect(results.map(({ url }) => url).filter((url) => url !== '/c/')).toEqual(['/develop/b/', '/using/a/']);
});

it('ranks pages in the context higher, and still searches everywhere', async () => {
  const alike = await engineOf([page('/using/x/', 'Sleep', 'Same.'), page('/develop/y/', 'Sleep', 'Same.')]);
  const urls = (context: string) => alike.search({ text: 'sleep', limit: 8, context }).results.map(({ url }) => url);
  expect(urls('develop')).toEqual(['/develop/y/', '/using/x/']);
  expect(urls('using')).toEqual(['/using/x/', '/develop/y/']);
  expect(alike.search({ text: 'sleep', limit: 8, context: 'using' })).toMatchObject({ inside: 1, outside: 1 });
  expect(alike.search({ text: 'sleep', limit: 8, within: 'using' }).results).toHaveLength(1);
});

it('has the address and names of the page, whom it is for, and the heading of the section; its text comes later', () => {
  expect(find('slider')).toMatchObject([
    {
      url: '/start_here/surveys/',
      hash: 'question-types',
      title: 'Build a survey',
      heading: 'Question types',
      breadcrumb: ['Start Here'],
      audience: 'Staff',
      text: undefined,
      words: ['slider'],
    },
  ]);
});

it('names the words to highlight as they were meant, and only those on the page', async () => {
  expect(find('survye')[0]?.words).toEqual(['survey']);
  expect(find('build survey accelerometer').map(({ words }) => words)).toEqual(
    expect.arrayContaining([['build', 'survey'], ['accelerometer']]),
  );
  expect(find('phq 9', await engineOf([page('/a/', 'Surveys', 'The PHQ-9.')]))[0]?.words).toEqual(['phq']);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '.*+?^${}()|[]\\',
  '\u0000',
  '__proto__ constructor toString',
  '🙂 مرحبا',
  'a'.repeat(10_000),
  'survey '.repeat(2_000),
])('accepts any text (%#)', (text) => {
  expect(Array.isArray(find(text))).toBe(true);
});

it.each([
  ['webhook lgoin', 'letters that changed places'],
  ['kilometre', 'British spelling'],
  ['can somebody explain the webhook thing please', 'filler around the question'],
])('finds "%s": %s', async (query) => {
  const engine = await engineOf([
    page('/other/', 'Explain', 'Somebody can explain a thing.'),
    page('/right/', 'Webhooks: send a message at login', 'The phone and its kilometers.', {
      keywords: ['send message'],
    }),
  ]);
  expect(find(query, engine)[0]?.url).toBe('/right/');
});
