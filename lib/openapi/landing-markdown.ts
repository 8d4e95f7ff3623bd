import type { LandingSection } from './landing';

/** Sections as one Markdown text, each under a heading with its id as anchor. */
export function landingMarkdown(sections: LandingSection[]): string {
  return sections.map(({ id, title, body }) => `## ${title} {#${id}}\n\n${body.trim()}\n`).join('\n');
}
