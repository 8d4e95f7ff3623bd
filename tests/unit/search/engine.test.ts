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
])('B-112: "%s" finds %s', (text, expected) => {
  expect(address(text)).toBe(expected);
});

it('B-112: finds nothing for stop words, and the same for "care-team" and "care team"', () => {
  expect(find('the of')).toEqual([]);
  expect(find('care-team')).toEqual(find('care team'));
  expect(find('care-team')).not.toEqual([]);
});

it('what is gone comes after what is there, except for its own name', async () => {
  const features = await engineOf([
    page('/gone/', 'Sleep duration', 'An estimate.', { keywords: ['sleep_duration'], removed: true }),
    page('/there/', 'Sleep from a watch', 'Hours of it, and its duration.'),
  ]);
  expect(address('sleep', features)).toBe('/there/');
  expect(address('sleep_duration', features)).toBe('/gone/');
});

it('finds a pasted name as a whole, above a page whose headings say its parts', async () => {
  const names = await engineOf([
    page('/a/', 'API keys', 'Each call needs one.', {
      sections: [section('Status of the system', 'status', 'An API call with a key.')],
    }),
    page('/b/', 'Variables', 'All of them.', {
      sections: [section('Names', '', 'SYSTEM_STATUS_API_KEY')],
    }),
    ...['c', 'd', 'e', 'f', 'g'].map((name) => page(`/${name}/`, `Page ${name}`, 'Some text.')),
  ]);
  expect(address('SYSTEM_STATUS_API_KEY', names)).toBe('/b/');
  expect(find('api key for the system status', names)[0]?.url).toBe('/a/');
});

it('ranks a section whose heading is the query first', async () => {
  const headings = await engineOf([
    page('/faq/', 'Answers', 'Short.', {
      sections: [section('Steps', 'steps'), section('Types of question', 'types-of-question')],
    }),
    page('/surveys/', 'Surveys', 'Long.', {
      sections: [section('Steps', 'steps'), section('Question types', 'question-types')],
    }),
  ]);
  expect(address('types of question', headings)).toBe('/faq/types-of-question');
  expect(address('Question types?', headings)).toBe('/surveys/question-types');
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
  expect(find('slider')).toEqual([
    {
      url: '/start_here/surveys/',
      hash: 'question-types',
      title: 'Build a survey',
      heading: 'Question types',
      breadcrumb: ['Start Here'],
      reader: 'Staff',
      text: undefined,
      words: ['slider'],
      terms: ['slider'],
    },
  ]);
});

it("shows a section's own text, or the text of its page if it has none", () => {
  for (const [texts, shown] of [
    [['A form.', 'Two ends.'], 'Two ends.'],
    [['A form.', ''], 'A form.'],
    [[], ''],
  ] as const) {
    engine.addTexts('/start_here/surveys/', texts);
    expect(find('slider')[0]?.text).toBe(shown);
  }
});

it('B-006: names the words to highlight as they were meant, and only those on the page', async () => {
  expect(find('survye')[0]?.words).toEqual(['survey']);
  expect(find('build survey accelerometer').map(({ words }) => words)).toEqual(
    expect.arrayContaining([['build', 'survey'], ['accelerometer']]),
  );
  expect(find('phq 9', await engineOf([page('/a/', 'Surveys', 'The PHQ-9.')]))[0]?.words).toEqual(['phq']);
});

it('opens the page itself if the query matches its title, and otherwise the section that answers', async () => {
  const questions = await engineOf([
    page('/faq/', 'Questions', 'Short answers.', {
      sections: [
        section('Who can see my data?', 'who-sees', 'Your team.'),
        section('I forgot my password', 'password', 'Ask your team for another.'),
      ],
    }),
  ]);
  expect(address('questions', questions)).toBe('/faq/');
  expect(address('forgot password', questions)).toBe('/faq/password');
  expect(address('see data', questions)).toBe('/faq/who-sees');
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

it('ignores in texts what nobody types: numbers of samples, and long names as one word', async () => {
  const samples = await engineOf([
    page('/a/', 'Start', 'The ID is 47 in participantActivityEvents.'),
    page('/b/', 'Error 404', 'Nothing here.'),
  ]);
  expect(find('47', samples)).toEqual([]);
  expect(find('participantactivityevents ', samples)).toEqual([]);
  expect(address('activity events', samples)).toBe('/a/');
  expect(address('404', samples)).toBe('/b/');
});
