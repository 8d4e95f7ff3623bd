import { closedFence, fenceLanguage, sample, sampleMarks } from '@/lib/checks/code';
import { headText } from '@/lib/checks/front-matter';
import { headingId, headingOrder } from '@/lib/checks/headings';
import { figureTall, imageAlt, imageFile } from '@/lib/checks/images';
import { longSentence, readingGradeRule } from '@/lib/checks/prose';
import { firstSentence, storedName } from '@/lib/checks/plain-pages';
import type { PageRule } from '@/lib/checks/rule';
import { knownComponent } from '@/lib/checks/tags';
import { examplePage, exampleSite, onPage } from './example';

const hard =
  'Notwithstanding considerable methodological heterogeneity, contemporary investigations demonstrate statistically significant associations between characteristics. ';
const short = 'The app asks you how you feel. You can say no. Your team sees the answer. ';
const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`;

/** A page that follows each rule, and one that breaks it with what the rule then says. */
const table: [string, PageRule, string, string, string[]][] = [
  [
    'a page begins with a sentence',
    firstSentence,
    '**Sensors** record by themselves.\n\n<Diagram name="platform" alt="Parts." />',
    '<Diagram name="platform" alt="Parts." />\n\nSensors record by themselves.',
    [
      '1 first-sentence: The page does not begin with a sentence. Begin with a sentence that says what readers get here, and move this below it.',
    ],
  ],
  [
    'headings start at level 2 and step by one',
    headingOrder,
    '## One\n\n### Two\n\n#### Three\n\n## Four',
    'Text.\n\n### One\n\n# Two\n\n#### Three',
    [
      '3 heading-order: The heading skips a level: level 3 comes right after level 1. Write ## instead of ###.',
      '5 heading-order: The page has a second title. The title comes from the front matter; start at "##".',
      '7 heading-order: The heading skips a level: level 4 comes right after level 1. Write ## instead of ####.',
    ],
  ],
  [
    'headings have unique IDs',
    headingId,
    '## Limits\n\n## Limits\n\n## Others {#rest}',
    '## Limits {#limits}\n\n## Others {#limits}',
    [
      '3 heading-id: The ID "limits" is already used by the heading on line 1. Give one of them a different ID: "## Heading {#my-id}".',
    ],
  ],
  [
    'pictures have alternative text that says what they show',
    imageAlt,
    '![The five tabs of the app.](/images/tabs.png)',
    '![](/images/tabs.png)\n\n![tabs.png](/images/tabs.png)\n\n![Image of the tabs](/images/tabs.png)\n\n<Diagram name="platform" />',
    [
      '1 image-alt: The picture /images/tabs.png has no alternative text. Describe what it shows in "alt".',
      '3 image-alt: "tabs.png" is a file name, not an alternative text. Describe what the picture shows in "alt".',
      '5 image-alt: The alternative text starts by saying that it is a picture. Screen readers already announce that; start with the content.',
      '7 image-alt: The picture Diagram:platform has no alternative text. Describe what it shows in "alt".',
    ],
  ],
  [
    'picture files exist',
    imageFile,
    '![Tabs](/images/tabs.png)\n\n<Diagram name="platform" alt="Parts." />',
    '![Tabs](/images/tab.png)\n\n<Diagram name="platfrom" alt="Parts." />\n\n![Tabs](https://example.org/a.png)\n\n<Chart name="hours" alt="Hours." />',
    [
      '1 image-file: There is no file public/images/tab.png. Did you mean "/images/tabs.png"?',
      '5 image-file: The picture https://example.org/a.png is on another site. Put a copy in public/.',
    ],
  ],
  [
    'code fences name a known language',
    fenceLanguage,
    '```json\n{}\n```\n\n```text\na\n```\n\n```py\na\n```',
    '```\na\n```\n\n```pyhton\na\n```',
    [
      '1 fence-language: The code fence has no language. Write ```text if none fits.',
      '5 fence-language: The language "pyhton" is not known. Did you mean "python"?',
    ],
  ],
  [
    'code fences are closed',
    closedFence,
    '```json\n{}\n```\n\n- ~~~text\n  a\n  ~~~',
    'Text.\n\n```json\n{}\n\n## Next\n',
    ['3 closed-fence: This code fence is never closed. End it with a line that has only the same three backticks.'],
  ],
  [
    'marked samples can be parsed',
    sample,
    '```json check\n{}\n```\n\n```json\n{,}\n```',
    'Text.\n\n```json check\n{\n  "a": ,\n}\n```',
    [
      '5 sample: The json sample cannot be parsed: Unexpected "," in JSON. Fix it, or remove its mark if it is not a complete sample.',
    ],
  ],
  [
    'marks on code fences can be verified',
    sampleMarks,
    '```json schema="ActivityEvent"\n{}\n```\n\n```python run\nprint(1)\n```\n\n```text result\n1\n```',
    '```css check\nx\n```\n\n```json schema="ActivityEvnt"\n{}\n```\n\n```jsonata input="gps"\na\n```\n\n## Next\n\n```json result\n1\n```',
    [
      '1 sample-marks: The mark "check" cannot be verified for css. docs/authoring.md lists the marks.',
      '5 sample-marks: The API description has no schema "ActivityEvnt". Did you mean "ActivityEvent"?',
      '9 sample-marks: There is no file content/_data/samples/gps.json.',
      '9 sample-marks: The expression has no "json result" fence after it. Add one that shows the result.',
      '15 sample-marks: This "result" does not belong to a sample that runs. Put it right after a fence with "run", "api", "input", or "people".',
    ],
  ],
  [
    'tags are in the vocabulary',
    knownComponent,
    '<Details summary="More">\n\nText with <kbd>K</kbd>.\n\n</Details>',
    '<Detials summary="More">\n\nText with <font>K</font>.\n\n</Detials>',
    [
      '1 known-component: There is no <Detials> tag on this site. Did you mean "Details"?',
      '3 known-component: There is no <font> tag on this site. docs/authoring.md lists the available tags.',
    ],
  ],
  [
    'pages for clinicians read at grade 9 or lower',
    readingGradeRule,
    short.repeat(8),
    hard.repeat(8),
    [expect.stringMatching(/^0 reading-grade: The page reads at grade \d{2}/) as unknown as string],
  ],
  [
    'sentences for clinicians have at most 40 words',
    longSentence,
    words(40),
    `Short.\n\n${words(41)}`,
    [expect.stringMatching(/^3 long-sentence: The sentence has 41 words; the limit is 40: "word/) as unknown as string],
  ],
];

describe.each(table)('%s', (_, rule, good, bad, expected) => {
  it('accepts a page that follows it', async () => expect(await onPage(rule, await examplePage(good))).toEqual([]));
  it('reports a page that breaks it', async () => expect(await onPage(rule, await examplePage(bad))).toEqual(expected));
});

it('allows pages that are for neither participants nor clinicians to be hard to read', async () => {
  const page = await examplePage(`${hard.repeat(8)}\n\n${words(60)}`, { audience: ['researcher', 'developer'] });
  expect(await onPage(readingGradeRule, page)).toEqual([]);
  expect(await onPage(longSentence, page)).toEqual([]);
});

it('applies the lower grade limit from the front matter', async () => {
  const body = 'Your coordinator prepares a telephone number before anybody participates in the program. '.repeat(8);
  const [said] = await onPage(readingGradeRule, await examplePage(body, { reading_grade: 6 }));
  expect(said).toMatch(/: The page reads at grade \d+.*; its front matter asks for 6 or lower/);
  const easy = await examplePage(short.repeat(8), { reading_grade: 6 });
  expect(await onPage(readingGradeRule, easy)).toEqual([]);
});

it('reports titles that are too long, and descriptions that are not sentences', async () => {
  const page = await examplePage('Text.', { title: 'T'.repeat(76), description: 'Only some words without an end' });
  expect(await onPage(headText, page)).toEqual([
    '2 head-text: The title has 76 characters; the limit is 75. Shorten it, and move the rest to the description.',
    '3 head-text: The description is not a complete sentence. End it with a period.',
  ]);
  expect(await onPage(headText, await examplePage('Text.'))).toEqual([]);
});

it('an unknown component is an error, because the page cannot be shown', async () => {
  const page = await examplePage('<Detials summary="More">\n\nText.\n\n</Detials>');
  expect(await knownComponent.check(page, exampleSite())).toMatchObject([{ severity: 'error' }]);
});

test("participants' drawings have a tall version", async () => {
  const body = '<Diagram name="platform" alt="Parts." />';
  const page = await examplePage(body, { audience: ['participant'] });
  expect(await onPage(figureTall, page)).toEqual([
    '1 figure-tall: The drawing "platform" has no tall version for phones. Draw content/_diagrams/platform.tall.svg, 360 wide.',
  ]);
  const svg = '<svg viewBox="0 0 10 10"></svg>';
  const site = exampleSite({
    diagrams: new Map([
      ['platform', svg],
      ['platform.tall', svg],
    ]),
  });
  expect(await onPage(figureTall, page, site)).toEqual([]);
  expect(await onPage(figureTall, await examplePage(body))).toEqual([]);
});

it("participants' pages name nothing as it is stored", async () => {
  const body = 'Your steps are stored as `lamp.steps`, in `static_data` and `card_results[].card`.\n\nTap `Login`.';
  const page = await examplePage(body, { audience: ['participant', 'clinician'] });
  expect(await onPage(storedName, page)).toEqual(
    ['lamp.steps', 'static_data', 'card_results[].card'].map(
      (name) =>
        `1 stored-name: Participants read this page, and "${name}" is a stored name. Say it in everyday words, or link to the page for analysts.`,
    ),
  );
  expect(await onPage(storedName, await examplePage(body, { audience: ['participant', 'developer'] }))).toEqual([]);
});
