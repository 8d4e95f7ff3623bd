/** One line of the list: a page, the address of its Markdown version, and what it is about. */
export interface LlmsEntry {
  title: string;
  /** Public address of the Markdown version. */
  address: string;
  description: string;
}

/** The list of all pages for programs that read text, in the format of https://llmstxt.org */
export function llmsTxt(options: {
  title: string;
  summary: string;
  notes: string[];
  sections: { label: string; entries: LlmsEntry[] }[];
}): string {
  const { title, summary, notes, sections } = options;
  const line = ({ title: name, address, description }: LlmsEntry) =>
    `- [${name.replace(/[[\]]/g, '\\$&')}](${address})${description ? `: ${description}` : ''}`;
  const blocks = [
    `# ${title}`,
    `> ${summary}`,
    ...notes,
    ...sections
      .filter(({ entries }) => entries.length)
      .flatMap(({ label, entries }) => [`## ${label}`, entries.map(line).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}
