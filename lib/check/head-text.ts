import { finding, positionOf, type PageRule, type SiteRule } from './rule';

const LONGEST_TITLE = 75;

/**
 * A title fits in a search result, and a description is a complete sentence. The description's length is checked when
 * the front matter is read.
 */
export const headText: PageRule = (checked) => {
  const { title, description } = checked.page.frontMatter;
  const problems = [];
  if (title.length > LONGEST_TITLE) {
    const message = `The title has ${title.length} characters; the limit is ${LONGEST_TITLE}.`;
    problems.push(
      finding(
        checked,
        'head-text',
        positionOf(checked, 'title'),
        message,
        'Shorten it, and move the rest to the description.',
      ),
    );
  }
  if (!/[.?!]$/.test(description.trim())) {
    problems.push(
      finding(
        checked,
        'head-text',
        positionOf(checked, 'description'),
        'The description is not a complete sentence.',
        'End it with a period.',
      ),
    );
  }
  return problems;
};

/** No two pages share a title or a description, because readers could not tell them apart in search results. */
export const headTextUnique: SiteRule = (site, pages) => {
  const first = new Map<string, string>();
  return pages.flatMap((checked) =>
    (['title', 'description'] as const).flatMap((key) => {
      const value = `${key}: ${checked.page.frontMatter[key].trim().toLowerCase()}`;
      const other = first.get(value);
      first.set(value, other ?? checked.page.file);
      if (!other) return [];
      return [
        finding(
          checked,
          'head-text',
          positionOf(checked, key),
          `${other} has the same ${key}.`,
          'Say what sets this page apart.',
        ),
      ];
    }),
  );
};
