/**
 * `npm run scale -- 1000 [4000 ...]`: builds the site with that many additional generated pages, outside the
 * repository's content, and reports time, peak memory of all processes together, and how the export grows.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureBuild } from '../tests/bench/measure-build';

const FOLDERS = 40;
const out = path.resolve('out.scale');

/** The real content and the generated pages, in a folder that is deleted at the end. */
function writeContent(count: number): string {
  const content = fs.mkdtempSync(path.join(os.tmpdir(), 'scale-'));
  fs.cpSync('content', content, { recursive: true });
  const root = path.join(content, 'scale');
  const section = (folder: string, label: string, order: number) => {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, '_section.yaml'), `label: ${label}\norder: ${order}\n`);
  };
  section(root, 'Scale', 99);
  for (let index = 0; index < count; index++) {
    const folder = path.join(root, `part-${index % FOLDERS}`);
    if (index < FOLDERS) section(folder, `Part ${index}`, index + 1);
    fs.writeFileSync(path.join(folder, `page-${index}.mdx`), samplePage(index, count));
  }
  return content;
}

/** Size in KB of one file in the export. */
const size = (file: string): number => fs.statSync(path.join(out, file)).size / 1024;

/** Number and size (MB) of the export's files. */
function totals(): { files: number; megabytes: number } {
  const all = fs.readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = all.reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
  return { files: all.length, megabytes: bytes / 2 ** 20 };
}

const counts = process.argv.slice(2).map(Number);
if (!counts.length || counts.some((count) => !Number.isInteger(count) || count < 0)) {
  console.error('Say how many pages to add: npm run scale -- 1000 4000');
  process.exit(2);
}
const rows: Record<string, string | number>[] = [];
for (const count of counts) {
  const content = writeContent(count);
  try {
    const { seconds, cpuSeconds, peakMiB } = await measureBuild({ CONTENT_DIR: content, OUT_DIR: out });
    const { files, megabytes } = totals();
    rows.push({
      'pages added': count,
      seconds: Math.round(seconds),
      'processor seconds': Math.round(cpuSeconds),
      'peak memory (MiB)': Math.round(peakMiB),
      files,
      'export (MB)': Math.round(megabytes),
      'faq/index.html (KB)': Math.round(size('faq/index.html')),
      ...(count ? { 'generated page (KB)': Math.round(size('scale/part-0/page-0/index.html')) } : {}),
    });
  } finally {
    fs.rmSync(content, { recursive: true });
    fs.rmSync(out, { recursive: true, force: true });
  }
}
console.table(rows);

/** Words used in generated pages. */
const WORDS =
  'participant survey sensor study clinic phone result schedule session group event reading device server account'.split(
    ' ',
  );

/**
 * A generated page with everything real pages contain: headings, text with links, a table, a note, tabs, and code.
 * `index` is its number among `count` pages; it links to others of them.
 */
function samplePage(index: number, count: number): string {
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
