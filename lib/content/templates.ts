import type { FrontMatter } from './front-matter';

const NEXT = `## Next

- [Frequently asked questions](/faq/): two to five links, each with the reason to go there.
`;

/** A body for each kind of page, following the patterns in docs/authoring.md, with advice where the author writes. */
export const TEMPLATES: Record<FrontMatter['kind'], string> = {
  'how-to': `Say who this page is for and what they have when they are done.

## What you need

- Name what readers need before the first step: an account, a role, a device.

## Steps

<Steps>

1. Start each step with what to do.
2. Put the exact names of buttons in **bold**.
3. Keep to one action a step.

</Steps>

## How you know it worked

Describe the screen or the message that shows success.

## If something goes wrong

| Problem | Cause | What to do |
| --- | --- | --- |
| The message or the screen that readers see | Why it appears | How to fix it |

${NEXT}`,
  reference: `Say in one paragraph what this page covers, and what it leaves to other pages.

| Field | Type | Unit | Meaning |
| --- | --- | --- | --- |
| \`name\` | text | none | What the value stands for |

## Limits and errors

Name the limits with their numbers, and each error with its cause and how to fix it.

## Example

Show a complete sample and mark it, so that the tests check it.

\`\`\`json check
{ "name": "value" }
\`\`\`

${NEXT}`,
  concept: `Start with a picture of the whole, then give the idea in two or three sentences.

## The parts

Name each part, and say what it does for the others.

## What follows from it

Say what each kind of reader does differently once they know this.

${NEXT}`,
  overview: `Say what readers find in this section, and who it is for.

## Where to start

Point each kind of reader to the one page they need first.

${NEXT}`,
};
