import { finding, type PageRule } from './rule';

/** No two headings on a page share an ID, so that every link to a heading has one target. */
export const headingId: PageRule = (checked) => {
  const first = new Map<string, number>();
  return checked.rendered.headings.flatMap((heading) => {
    const line = first.get(heading.id);
    if (line === undefined) {
      first.set(heading.id, heading.line);
      return [];
    }
    const message = `The ID "${heading.id}" is already used by the heading on line ${line}.`;
    return [
      finding(checked, 'heading-id', heading, message, 'Give one of them a different ID: "## Heading {#my-id}".'),
    ];
  });
};
