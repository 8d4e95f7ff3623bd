import { fenceLanguage } from '@/lib/checks/fences';
import { sectionKeywords } from '@/lib/checks/front-matter';
import { headingId, headingOrder } from '@/lib/checks/headings';
import { imageAlt, imageFile } from '@/lib/checks/images';
import { knownComponent } from '@/lib/checks/known-component';
import { readingGrade } from '@/lib/checks/prose/prose-rules';
import type { DocumentRule } from '@/lib/checks/rule';
import { stepLabel } from '@/lib/checks/step-label';
import type { FrontMatter } from '@/lib/content/front-matter';
import { tryRule, renderedExample, exampleSite, onPage, type Examples } from './example';

const hard =
  'Notwithstanding considerable methodological heterogeneity, contemporary investigations demonstrate statistically significant associations between characteristics. ';
const middling = 'Your coordinator prepares a telephone number before anybody participates in the program. ';
const short = 'The app asks you how you feel. You can say no. Your team sees the answer. ';
const platform = '<Diagram name="platform" alt="Parts." />';

/** For each rule: pages that follow it, and pages that break it with what it then says. */
const rows: ({ rule: DocumentRule; head?: Partial<FrontMatter> } & Examples)[] = [
  {
    rule: headingOrder,
    accepts: ['## One\n\n### Two\n\n#### Three\n\n## Four'],
    breaks: [
      [
        'Text.\n\n### One\n\n# Two\n\n#### Three',
        '3 heading-order: The heading skips a level: level 3 comes right after level 1. Write ## instead of ###.',
        '5 heading-order: The page has a second title. The title comes from the front matter; start at "##".',
        '7 heading-order: The heading skips a level: level 4 comes right after level 1. Write ## instead of ####.',
      ],
    ],
  },
  {
    rule: headingId,
    accepts: ['## Limits\n\n## Limits\n\n## Others {#rest}'],
    breaks: [
      [
        '## Limits {#limits}\n\n## Others {#limits}',
        '3 heading-id: The ID "limits" is already used by the heading on line 1. Give one of them a different ID: "## Heading {#my-id}".',
      ],
    ],
  },
  {
    rule: stepLabel,
    accepts: ['1. **Open the form.** Click **+ Add**.\n2. **Ready?** Click **Save**.\n3. Click **Close**.'],
    breaks: [
      [
        '1. **Open the form.** Click **+ Add**.\n2. **Click Save,** and wait.',
        '2 step-label: The label "Click Save," runs into the step. End it with a period: "1. **Open the form.** In **Activities**, click **+ Add**."',
      ],
    ],
  },
  {
    rule: imageAlt,
    accepts: ['![The five tabs of the app.](/images/tabs.png)'],
    breaks: [
      [
        '![](/images/tabs.png)\n\n![tabs.png](/images/tabs.png)\n\n<Diagram name="platform" />',
        '1 image-alt: The picture /images/tabs.png has no alternative text. Describe what it shows in "alt".',
        '3 image-alt: "tabs.png" is a file name, not an alternative text. Describe what it shows in "alt".',
        '5 image-alt: The picture Diagram:platform has no alternative text. Describe what it shows in "alt".',
      ],
    ],
  },
  {
    rule: imageFile,
    accepts: [`![Tabs](/images/tabs.png)\n\n${platform}`],
    breaks: [
      [
        '![Tabs](/images/tab.png)\n\n![Tabs](https://example.org/a.png)',
        '1 image-file: There is no file public/images/tab.png. Did you mean "/images/tabs.png"?',
        '3 image-file: The picture https://example.org/a.png is on another site. Put a copy in public/.',
      ],
    ],
  },
  {
    rule: fenceLanguage,
    accepts: ['```json\n{}\n```\n\n```text\na\n```\n\n```py\na\n```'],
    breaks: [
      [
        '```\na\n```\n\n```pyhton\na\n```',
        '1 fence-language: The code fence has no language. Write ```text if none fits.',
        '5 fence-language: The language "pyhton" is not known. Did you mean "python"?',
      ],
    ],
  },
  {
    rule: knownComponent,
    accepts: ['<Details summary="More">\n\nText with <kbd>K</kbd>.\n\n</Details>'],
    breaks: [
      [
        '<Detials summary="More">\n\nText with <font>K</font>.\n\n</Detials>',
        '1 known-component: There is no <Detials> component on this site. Did you mean "Details"?',
        '3 known-component: There is no <font> component on this site. docs/authoring.md lists all components.',
      ],
    ],
  },
  {
    rule: readingGrade,
    accepts: [short.repeat(8)],
    breaks: [[hard.repeat(8), /^0 reading-grade: The page reads at grade \d{2}/]],
  },
  {
    rule: readingGrade,
    head: { reading_grade: 6 },
    accepts: [short.repeat(8)],
    breaks: [[middling.repeat(8), /: The page reads at grade \d+.*; its front matter asks for 6 or lower/]],
  },
  { rule: readingGrade, head: { audience: ['researcher', 'developer'] }, accepts: [hard.repeat(8)] },
];

for (const { rule, head, ...texts } of rows) {
  tryRule(rule, texts, async (mdx) => onPage(rule, await renderedExample(mdx, head)));
}

it('an unknown component is an error, because the page cannot be shown', async () => {
  const page = await renderedExample('<Detials summary="More">\n\nText.\n\n</Detials>');
  expect(await knownComponent.check(page, exampleSite())).toMatchObject([{ severity: 'error' }]);
});

it('keywords of sections belong to sections that the page has', async () => {
  const page = await renderedExample('## Steps {#steps}');
  page.document.sectionPositions = {
    steps: { line: 6, column: 3 },
    step: { line: 7, column: 3 },
  };
  expect(await onPage(sectionKeywords, page)).toEqual([
    '7 section-keywords: There is no section "step" on this page. Did you mean "steps"?',
  ]);
});
