import { engineOf, searchPage as page } from '../../search/search-page';

const pages = [
  page('/start_here/participants/', 'Manage participants', 'Add people to a group.'),
  page('/start_here/surveys/', 'Build a survey', 'You can create questions for the care team.', {
    sections: [{ heading: 'Question types', hash: 'question-types', text: 'A slider has two ends.', code: [] }],
  }),
  page('/develop/data/', 'Event data', 'Events of the accelerometer.', {
    keywords: 'accelerometer',
    sections: [
      {
        heading: 'Slices',
        hash: 'parts',
        text: 'Each answer is one of the temporal_slices.',
        code: ['temporal_slices', 'lamp.gps'],
      },
    ],
  }),
  page('/api/view-a-participant/', 'View a Participant', 'Reads one.', {
    keywords: 'Participant.get, GET /participant/{id}, /participant/{id}',
  }),
];

const find = async (text: string) => (await engineOf(pages)).search({ text, limit: 8 }).results;
const first = async (text: string) => (await find(text))[0]?.url;

it.each([
  ['survey', '/start_here/surveys/'],
  ['surv', '/start_here/surveys/'],
  ['creating', '/start_here/surveys/'],
  ['survye', '/start_here/surveys/'],
  ['acelerometer', '/develop/data/'],
  ['lamp.gps', '/develop/data/'],
  ['temporalslices', '/develop/data/'],
  ['GET /participant/{participant_id}', '/api/view-a-participant/'],
  ['Participant.get', '/api/view-a-participant/'],
])('B-112: "%s" finds %s', async (text, url) => {
  expect(await first(text)).toBe(url);
});

it('B-112: finds nothing for stop words, and the same for "care-team" and "care team"', async () => {
  expect(await find('the of')).toEqual([]);
  expect(await find('care-team')).toEqual(await find('care team'));
  expect(await find('care-team')).not.toEqual([]);
});

it('links to the section that answers, by its hash', async () => {
  const [result] = await find('slider');
  expect(result).toMatchObject({ url: '/start_here/surveys/', hash: 'question-types', heading: 'Question types' });
  expect((await find('temporal_slices'))[0]?.hash).toBe('parts');
});

it('finds a pasted name as a whole, above a page whose headings say its parts', async () => {
  const engine = await engineOf([
    page('/a/', 'API keys', 'Each call needs one.', {
      sections: [{ heading: 'Status of the system', hash: 'status', text: 'An API call with a key.', code: [] }],
    }),
    page('/b/', 'Variables', 'All of them.', {
      sections: [{ heading: 'Names', hash: 'names', text: 'SYSTEM_STATUS_API_KEY', code: ['SYSTEM_STATUS_API_KEY'] }],
    }),
    ...['c', 'd', 'e', 'f', 'g'].map((name) => page(`/${name}/`, `Page ${name}`, 'Some text.')),
  ]);
  const urls = (text: string) => engine.search({ text, limit: 8 }).results.map(({ url }) => url);
  expect(urls('SYSTEM_STATUS_API_KEY')[0]).toBe('/b/');
  expect(urls('api key for the system status')[0]).toBe('/a/');
});

it('ranks a section whose heading is the query first', async () => {
  const heading = (text: string) => ({
    heading: text,
    hash: text.toLowerCase().replaceAll(' ', '-'),
    text: '',
    code: [],
  });
  const engine = await engineOf([
    page('/faq/', 'Answers', 'Short.', { sections: [heading('Steps'), heading('Types of question')] }),
    page('/surveys/', 'Surveys', 'Long.', { sections: [heading('Steps'), heading('Question types')] }),
  ]);
  const found = (text: string) => engine.search({ text, limit: 8 }).results.map(({ url, hash }) => url + hash);
  expect(found('types of question')[0]).toBe('/faq/types-of-question');
  expect(found('Question types?')[0]).toBe('/surveys/question-types');
});

it.each(["I don't get reminders", 'i dont get reminders', 'I don’t get reminders?'])(
  'finds a heading with an apostrophe by its exact text: %s',
  async (text) => {
    const part = (heading: string, hash: string) => ({ heading, hash, text: '', code: [] });
    const engine = await engineOf([
      page('/help/', 'Help', 'Reminders, reminders.', { keywords: 'reminders, troubleshooting' }),
      page('/participants/', 'For participants', '', {
        sections: [part('I don’t get reminders', 'reminders'), part('Set reminders', 'set')],
      }),
    ]);
    expect(engine.search({ text, limit: 8 }).results[0]).toMatchObject({ url: '/participants/', hash: 'reminders' });
  },
);

it('finds a section by words that only readers use, even misspelled', async () => {
  const part = (heading: string, hash: string, keywords = '') => ({
    heading,
    hash,
    text: 'Ask.',
    code: [],
    keywords,
  });
  const engine = await engineOf([
    page('/faq/', 'Questions', 'Short answers.', {
      sections: [part('Offline', 'offline', 'no wifi, airplane mode'), part('Cost', 'cost')],
    }),
  ]);
  for (const text of ['airplane', 'arplane', 'airpl']) {
    expect(engine.search({ text, limit: 8 }).results[0]).toMatchObject({ url: '/faq/', hash: 'offline' });
  }
});

it('ranks pages in the context higher, and still searches everywhere', async () => {
  const engine = await engineOf([page('/using/x/', 'Sleep', 'Same.'), page('/develop/y/', 'Sleep', 'Same.')]);
  const urls = (context: string) => engine.search({ text: 'sleep', limit: 8, context }).results.map(({ url }) => url);
  expect(urls('develop')).toEqual(['/develop/y/', '/using/x/']);
  expect(urls('using')).toEqual(['/using/x/', '/develop/y/']);
  expect(engine.search({ text: 'sleep', limit: 8, context: 'using' })).toMatchObject({ inside: 1, outside: 1 });
  expect(engine.search({ text: 'sleep', limit: 8, within: 'using' }).results).toHaveLength(1);
});

it('B-006: names the words to highlight as they were meant', async () => {
  expect((await find('survye'))[0]?.words).toEqual(['survey']);
  expect((await find('build survey'))[0]?.words).toEqual(['build', 'survey']);
});

it('B-006: highlights the words as typed', async () => {
  const engine = await engineOf([page('/a/', 'Surveys', 'The PHQ-9.')]);
  expect(engine.search({ text: 'phq 9', limit: 8 }).results[0]?.words).toEqual(['phq']);
});

it('opens the page itself if the query matches its title, and otherwise the section that answers', async () => {
  const engine = await engineOf([
    page('/faq/', 'Questions', 'Short answers.', {
      sections: [
        { heading: 'Who can see my data?', hash: 'who-sees', text: 'Your team.', code: [] },
        { heading: 'I forgot my password', hash: 'password', text: 'Ask your team for another.', code: [] },
      ],
    }),
  ]);
  const hash = (text: string) => engine.search({ text, limit: 8 }).results[0]?.hash;
  expect(hash('questions')).toBe('');
  expect(hash('forgot password')).toBe('password');
  expect(hash('see data')).toBe('who-sees');
});

it.each([
  '<img src=x onerror=alert(1)>',
  '.*+?^${}()|[]\\',
  '\u0000',
  '__proto__ constructor toString',
  '🙂 مرحبا',
  'a'.repeat(10_000),
  'survey '.repeat(2_000),
])('accepts any text (%#)', async (text) => {
  expect(Array.isArray(await find(text))).toBe(true);
});

it('ignores in texts what nobody types: numbers of samples, and long names as one word', async () => {
  const list = [
    page('/a/', 'Start', 'The ID is 47 in participantActivityEvents.'),
    page('/b/', 'Error 404', 'Nothing here.'),
  ];
  const engine = await engineOf(list);
  expect(engine.search({ text: '47', limit: 8 }).results).toEqual([]);
  expect(engine.search({ text: 'participantactivityevents ', limit: 8 }).results).toEqual([]);
  expect(engine.search({ text: 'activity events', limit: 8 }).results[0]?.url).toBe('/a/');
  expect(engine.search({ text: '404', limit: 8 }).results[0]?.url).toBe('/b/');
});
