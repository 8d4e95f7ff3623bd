import GithubSlugger from 'github-slugger';
import type { ApiDocument } from './document';
import type { LandingSection } from './landing';
import { byTag } from './navigation';
import type { Operation } from './operations';

/** The ID of the list of all operations in the introduction. */
export const OPERATIONS_ID = 'operations';

export const tagId = (tag: string): string => `tag-${tag.toLowerCase()}`;

/** The sections as one Markdown text, each under a heading with its ID as anchor. */
export function landingMarkdown(sections: LandingSection[]): string {
  return sections.map(({ id, title, body }) => `## ${title} {#${id}}\n\n${body.trim()}\n`).join('\n');
}

/** Every anchor in the introduction. */
export function landingAnchors(
  sections: LandingSection[],
  document: Pick<ApiDocument, 'tags'>,
  operations: Operation[],
): Set<string> {
  const slugger = new GithubSlugger();
  const inBodies = sections.flatMap(({ body }) =>
    [...body.matchAll(/^#{3,6}\s+(.*?)(?:\s*\{#([\w.-]+)\})?\s*$/gm)].map(
      ([, text = '', id]) => id ?? slugger.slug(text),
    ),
  );
  const tags = byTag(document, operations).map(({ tag }) => tagId(tag));
  return new Set([OPERATIONS_ID, ...sections.map(({ id }) => id), ...inBodies, ...tags]);
}
