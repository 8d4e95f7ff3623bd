import { MAX_WORDS } from '@/lib/search/engine/match-words';
import { engineFrom, pageToIndex as page, section } from '../../search/example-index';

const pages = [
  page('/start_here/participants', 'Manage participants', 'Add people to a group.'),
  page('/start_here/surveys', 'Build a survey', 'You can create questions for the care team.', {
    breadcrumb: ['Start Here'],
    sections: [
      section('Question types', 'question-types', 'A slider has two ends.'),
      section('I don’t get reminders', 'reminders'),
      section('Offline', 'offline', 'Ask.', { keywords: ['no wifi', 'airplane mode'] }),
    ],
  }),
  page('/develop/data', 'Event data', 'Events of the accelerometer.', {
    keywords: ['accelerometer', 'reminders'],
    sections: [section('Slices', 'parts', 'Each answer is one of the temporal_slices of lamp.gps.')],
  }),
  page('/api/view-a-participant', 'View a Participant', 'Reads one.', {
    keywords: ['Participant.get', 'GET /participant/{id}', '/participant/{id}'],
  }),
];
const engine = await engineFrom(pages);
const find = (text: string, from = engine) => from.search({ query: text, limit: 8 }).results;
const address = (text: string, from = engine) =>
  find(text, from).map(({ path, anchor }) => path + (anchor && `#${anchor}`))[0];

it.each([
  ['survey', '/start_here/surveys'],
  ['surv', '/start_here/surveys'],
  ['creating', '/start_here/surveys'],
  ['survye', '/start_here/surveys'],
  ['slider', '/start_here/surveys#question-types'],
  ['airplane', '/start_here/surveys#offline'],
  ['arplane', '/start_here/surveys#offline'],
  ['i dont get reminders', '/start_here/surveys#reminders'],
  ["I don't get reminders?", '/start_here/surveys#reminders'],
  ['acelerometer', '/develop/data'],
  ['lamp.gps', '/develop/data#parts'],
  ['temporalslices', '/develop/data#parts'],
  ['GET /participant/{participant_id}', '/api/view-a-participant'],
  ['Participant.get', '/api/view-a-participant'],
])('"%s" finds %s', (text, expected) => {
  expect(address(text)).toBe(expected);
});

it('finds stop words alone only as a phrase, whose end may be missing', async () => {
  const pages = [
    page('/sign-in', 'Sign in', '', { keywords: ["can't get in"] }),
    page('/more', 'To get more', 'In it.'),
  ];
  const engine = await engineFrom(pages);
  for (const text of ["can't get in", 'cant get', 'i cant get in'])
    expect(find(text, engine).map(({ path }) => path)).toEqual(['/sign-in']);
  expect(find('the of', engine)).toEqual([]);
});

it('finds the same for "care-team" and "care team"', () => {
  expect(find('care-team')).toEqual(find('care team'));
  expect(find('care-team')).not.toEqual([]);
});

it('of equal pages, those for technical readers come last', async () => {
  const same = await engineFrom([
    page('/develop', 'Sleep hours', 'From a watch.', { audience: 'developer' }),
    page('/data', 'Sleep hours', 'From a watch.', { audience: 'data-scientist' }),
    page('/participants', 'Sleep hours', 'From a watch.', { audience: 'participant' }),
  ]);
  expect(find('sleep', same).map(({ path }) => path)).toEqual(['/participants', '/data', '/develop']);
});

it('reads the first 12 words, of which stop words say nothing unless there is only one', () => {
  const before = Array.from({ length: MAX_WORDS - 1 }, (_, index) => `word${index}`).join(' ');
  expect(MAX_WORDS).toBe(12);
  expect(address(`${before} slider`)).toBe('/start_here/surveys#question-types');
  expect(find(`${before} more slider`)).toEqual([]);
  expect(find('a')).not.toEqual([]);
});

it('takes the last word as unfinished until a space follows', () => {
  expect(find('slid')).toHaveLength(1);
  expect(find('slid ')).toEqual([]);
  expect(find('slider?')).toEqual(find('slider'));
});

it('corrects a word to the most similar one, even with letters missing in two places', async () => {
  const pages = [page('/a', 'Units by platform'), page('/b', 'Uninstall the app'), page('/c', 'Install')];
  expect(address('how to unistal', await engineFrom(pages))).toBe('/b');
});

it('opens the section with all words, rather than one that has some of them in its heading', async () => {
  const alike = await engineFrom([
    page('/a', 'Answers', 'Same.', {
      sections: [
        section('Skip an activity', 'skip', 'Leave it.', { keywords: ['skip it'] }),
        section('Take a survey', 'survey', 'Stars.', { keywords: ['question with a star', 'skip questions'] }),
      ],
    }),
  ]);
  expect(address('skip a question of a survey', alike)).toBe('/a#survey');
  expect(address('skip', alike)).toBe('/a#skip');
});

it('finds nothing for a name in code that is nowhere, unless a section has all its parts', () => {
  expect(find('temporal_survey')).toEqual([]);
  expect(find('surveys.question_types').map(({ path }) => path)).toEqual(['/start_here/surveys']);
});

it('ranks pages in the context higher, and still searches everywhere', async () => {
  const alike = await engineFrom([page('/using/x', 'Sleep', 'Same.'), page('/develop/y', 'Sleep', 'Same.')]);
  const paths = (boostedFolder: string) =>
    alike.search({ query: 'sleep', limit: 8, boostedFolder }).results.map(({ path }) => path);
  expect(paths('develop')).toEqual(['/develop/y', '/using/x']);
  expect(paths('using')).toEqual(['/using/x', '/develop/y']);
  expect(alike.search({ query: 'sleep', limit: 8, boostedFolder: 'using' })).toMatchObject({ inside: 1, outside: 1 });
  expect(alike.search({ query: 'sleep', limit: 8, onlyFolder: 'using' }).results).toHaveLength(1);
});

it('has the address and names of the page, whom it is for, and the heading of the section; its text comes later', () => {
  expect(find('slider')).toMatchObject([
    {
      path: '/start_here/surveys',
      anchor: 'question-types',
      title: 'Build a survey',
      heading: 'Question types',
      breadcrumb: ['Start Here'],
      audience: 'clinician',
      text: undefined,
      highlights: ['slider'],
    },
  ]);
});

it('names the words to highlight as they were meant, and only those on the page', async () => {
  expect(find('survye')[0]?.highlights).toEqual(['survey']);
  expect(find('build survey accelerometer').map(({ highlights }) => highlights)).toEqual(
    expect.arrayContaining([['build', 'survey'], ['accelerometer']]),
  );
  expect(find('phq 9', await engineFrom([page('/a', 'Surveys', 'The PHQ-9.')]))[0]?.highlights).toEqual(['phq']);
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
  const engine = await engineFrom([
    page('/other', 'Explain', 'Somebody can explain a thing.'),
    page('/right', 'Webhooks: send a message at login', 'The phone and its kilometers.', {
      keywords: ['send message'],
    }),
  ]);
  expect(find(query, engine)[0]?.path).toBe('/right');
});
