import { finding, type PageRule } from './rule';

/** Headings start at level 2 (the title is level 1), go down one level at a time, and are not empty. */
export const headingOrder: PageRule = (checked) => {
  let previous = 1;
  return checked.rendered.headings.flatMap((heading) => {
    const before = previous;
    previous = heading.depth;
    const report = (message: string, hint: string) => [finding(checked, 'heading-order', heading, message, hint)];
    if (!heading.text) return report('The heading is empty.', 'Add text, or remove it.');
    if (heading.depth === 1)
      return report('The page has a second title.', 'The title comes from the front matter; start at "##".');
    if (heading.depth <= before + 1) return [];
    return report(
      `The heading skips a level: level ${heading.depth} comes right after level ${before}.`,
      `Write ${'#'.repeat(before + 1)} instead of ${'#'.repeat(heading.depth)}.`,
    );
  });
};
