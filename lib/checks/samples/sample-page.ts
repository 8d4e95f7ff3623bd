/** Words used in generated pages. */
const WORDS =
  'participant survey sensor study clinic phone result schedule session group event reading device server account'.split(
    ' ',
  );

/**
 * A generated page with everything real pages contain: headings, text with links, a table, a note, tabs, and code.
 * `index` is its number among `count` pages; it links to others of them.
 */
export function samplePage(index: number, count: number): string {
  const word = (shift: number) => WORDS[(index * 7 + shift) % WORDS.length] ?? 'word';
  const sentence = (shift: number) =>
    `A ${word(shift)} tells the ${word(shift + 3)} about each ${word(shift + 5)}, and number ${index} about ${shift}.`;
  const other = (index * 13 + 1) % count;
  const sections = [1, 2, 3, 4, 5].map(
    (part) => `## Part ${part} of ${word(part)}

${sentence(part)} ${sentence(part + 1)} See [page ${other}](/scale/part-${other % 40}/page-${other}/).

- ${sentence(part + 2)}
- ${sentence(part + 4)}
`,
  );
  return `---
title: Page ${index} about the ${word(0)}
description: Made up to measure how a build grows, page ${index} of ${count}, with all that real pages hold.
sidebar_label: Page ${index}
sidebar_position: ${index + 1}
audience: [developer]
kind: reference
checked: 2025-12
---

${sentence(0)}

${sections.join('\n')}
### Values

| Name | Type | Meaning |
| --- | --- | --- |
${[1, 2, 3, 4, 5, 6].map((row) => `| \`field_${row}\` | number | ${sentence(row)} |`).join('\n')}

:::note[About the ${word(2)}]

${sentence(9)}

:::

<Tabs group="phone">
<Tab value="ios" label="iPhone">

${sentence(10)}

</Tab>
<Tab value="android" label="Android">

${sentence(11)}

</Tab>
</Tabs>

\`\`\`python
def read_${index}(values):
    return [value for value in values if value["id"] == ${index}]
\`\`\`
`;
}
