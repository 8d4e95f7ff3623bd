import { findDuplicates } from '@/lib/findings/duplicates';
import { onLine, type DocumentRule } from './rule';

/** A section is found by its place in the outline: screen readers, the table of contents, and search all use it. */
export const headingOrder: DocumentRule = {
  id: 'heading-order',
  check: ({ document, rendered }) => {
    let previous = 1;
    return rendered.headings.flatMap((heading) => {
      const before = previous;
      previous = heading.depth;
      const report = (message: string, hint: string) => [onLine(document, heading, message, hint)];
      if (!heading.text) return report('The heading is empty.', 'Add text, or remove it.');
      if (heading.depth === 1)
        return report('The page has a second title.', 'The title comes from the front matter; start at "##".');
      if (heading.depth <= before + 1) return [];
      return report(
        `The heading skips a level: level ${heading.depth} comes right after level ${before}.`,
        `Write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(heading.depth)}.`,
      );
    });
  },
};

/** Every link to a heading has one target. */
export const headingId: DocumentRule = {
  id: 'heading-id',
  check: ({ document, rendered }) =>
    findDuplicates(rendered.headings, ({ id }) => id).map(({ item, first }) => {
      const message = `The ID "${item.id}" is already used by the heading on line ${first.line}.`;
      return onLine(document, item, message, 'Give one of them a different ID: "## Heading {#my-id}".');
    }),
};
