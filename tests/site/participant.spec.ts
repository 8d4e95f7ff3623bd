/** What participants look for, found from the home page and by search, in at most three taps. */
import type { Locator, Page } from '@playwright/test';
import { answersComplete, expect, mobile, open, place, test } from './site-test';
import { Taps } from './taps';

test.use({ viewport: mobile });

interface Question {
  /** The link in the list at the top of the participants' page. */
  link: string;
  /** What someone would type in search. */
  typed: string;
  anchor: string;
  heading: string;
  /** The end of the answer: what the reader can do. */
  answer: RegExp;
}

const QUESTIONS: Question[] = [
  {
    link: 'Sign in',
    typed: 'how do I sign in',
    anchor: 'sign-in',
    heading: 'How do I sign in?',
    answer: /Connect to a different server/,
  },
  {
    link: 'Forgot my password',
    typed: 'I forgot my password',
    anchor: 'password',
    heading: 'I forgot my password',
    answer: /ask for a new password/,
  },
  {
    link: 'My survey is missing',
    typed: 'my survey is missing',
    anchor: 'survey',
    heading: 'My survey is missing',
    answer: /Look in Assess/,
  },
  {
    link: 'No reminders',
    typed: 'I get no reminders',
    anchor: 'reminders',
    heading: 'I get no reminders',
    answer: /Allow notifications/,
  },
  {
    link: 'New or lost phone',
    typed: 'lost phone',
    anchor: 'phone',
    heading: 'I have a new phone, or I lost mine',
    answer: /delete your login and give you a new one/,
  },
  {
    link: 'Battery',
    typed: 'app drains my battery',
    anchor: 'battery',
    heading: 'The app drains my battery',
    answer: /Charge your phone every day/,
  },
  {
    link: 'Mobile data',
    typed: 'does it use my mobile data',
    anchor: 'mobile-data',
    heading: 'Does it use my mobile data?',
    answer: /Use Wi-Fi when you can/,
  },
  {
    link: 'What does it record?',
    typed: 'what does it record',
    anchor: 'records',
    heading: 'What does it record?',
    answer: /the whole list/,
  },
  {
    link: 'Why location?',
    typed: 'why does it want my location',
    anchor: 'location',
    heading: 'Why does it want my location?',
    answer: /You can say no/,
  },
  {
    link: 'Who sees what I write?',
    typed: 'who sees what I write',
    anchor: 'who-sees',
    heading: 'Who sees what I write?',
    answer: /Ask your team who reads your answers/,
  },
  { link: 'Leaving', typed: 'I want to leave', anchor: 'leaving', heading: 'I want to leave', answer: /Logout/ },
  {
    link: 'Deleting',
    typed: 'I want my data deleted',
    anchor: 'deleting',
    heading: 'I want my data deleted',
    answer: /Delete Account/,
  },
  {
    link: 'Help now',
    typed: 'I need help now',
    anchor: 'help',
    heading: 'I need help now',
    answer: /call your local emergency number/,
  },
];

/** The paragraph below a question that explains what the reader can do. */
const whatToDo = (page: Page, anchor: string): Locator =>
  page.locator(`xpath=//*[@id="${anchor}"]/following::p[starts-with(normalize-space(.), "What to do:")][1]`);

async function expectAnswer(page: Page, { anchor, heading, answer }: Question): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/quick_links/participants/(\\?[^#]*)?#${anchor}$`));
  const question = page.locator(`[id="${anchor}"]`);
  await expect(question).toHaveText(heading);
  await expect(question).toBeInViewport();
  await expect(whatToDo(page, anchor)).toHaveText(answer);
}

/** The questions, split into one share per worker. */
const SHARES = [QUESTIONS.slice(0, QUESTIONS.length / 2), QUESTIONS.slice(QUESTIONS.length / 2)];

for (const [share, questions] of SHARES.entries()) {
  const part = `share ${share + 1} of ${SHARES.length}`;
  test(`a participant finds the answer to each question from the home page: ${part}`, async ({ page }) => {
    for (const question of questions) {
      await test.step(question.heading, async () => {
        await open(page, './');
        const taps = new Taps(page);
        await taps.link('I take part in a study or get care');
        await expect(page.getByRole('heading', { level: 1, name: 'For participants' })).toBeVisible();
        await taps.link(question.link, 'article .prose');
        await expectAnswer(page, question);
        expect(taps.count).toBeLessThanOrEqual(3);
      });
    }
  });

  test(`a participant finds the answer to each question by search: ${part}`, async ({ page, base }) => {
    for (const question of questions) {
      await test.step(question.typed, async () => {
        await open(page, './');
        const taps = new Taps(page);
        await taps.on(page.getByRole('link', { name: 'Search all pages' }));
        await page.keyboard.type(question.typed);
        await answersComplete(page);
        const options = page.getByRole('option').filter({ hasText: 'For participants' });
        const answer = options.filter({ hasText: question.heading });
        await taps.on((await answer.count()) ? answer.first() : options.first());
        await expect(page.getByRole('heading', { level: 1, name: 'For participants' })).toBeVisible();
        // If search leads to the top of the page, follow its list of questions.
        if (!place(page, base).includes('#')) await taps.link(question.link, 'article .prose');
        await expectAnswer(page, question);
        expect(taps.count).toBeLessThanOrEqual(3);
      });
    }
  });
}

test("these tests cover every question on the participants' page, and each answer ends with what the reader can do", async ({
  page,
}) => {
  await open(page, 'quick_links/participants/');
  const anchors = await page.locator('article .prose h3').evaluateAll((headings) => headings.map(({ id }) => id));
  expect(anchors).toEqual(QUESTIONS.map(({ anchor }) => anchor));
});

test('somebody in a crisis is two taps from a person', async ({ page }) => {
  await open(page, './');
  const taps = new Taps(page);
  await taps.link('Help now', 'article .prose');
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
  for (const [name, href] of [
    ['911', 'tel:911'],
    ['Call 988', 'tel:988'],
    ['Text 988', 'sms:988'],
    ['Chat at 988lifeline.org', 'https://988lifeline.org'],
    ['findahelpline.com', 'https://findahelpline.com'],
  ] as const) {
    const link = page.locator('article').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    // Links for calls and texts stay on the page.
    if (/^(tel|sms):/.test(href)) await expect(link).not.toHaveAttribute('target', /./);
  }
  // The most important part is on the first screen of a phone.
  await expect(page.getByText('Call your local emergency number.')).toBeInViewport();
  expect(taps.count).toBe(1);
});

test('only pages that participants read end with the way to help', async ({ page, base }) => {
  for (const address of [
    'app/',
    'faq/',
    'using/assess/',
    'start_here/care_team/',
    'start_here/activities/create_surveys/',
  ]) {
    await open(page, address);
    const taps = new Taps(page);
    await taps.on(page.locator('article > .help-now').getByRole('link', { name: 'Help now' }));
    await expect.poll(() => place(page, base)).toBe('/quick_links/help_now/');
    expect(taps.count).toBe(1);
  }
  await open(page, 'develop/how_works/');
  await expect(page.locator('.help-now')).toHaveCount(0);
});
