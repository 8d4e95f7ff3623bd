import { monthInWords, monthsBetween } from '@/lib/content/month';
import type { Page } from '@/lib/content/parse-page';
import { didYouMean } from '@/lib/diagnostics/closest';
import { repeated } from '@/lib/diagnostics/repeated';
import { flatten } from '@/lib/site/navigation-tree';
import { onFile, onLine, positionOf, type PageRule, type Reported, type SiteRule } from './rule';

const LONGEST_TITLE = 75;

/** The description's length is checked when the front matter is read. */
export const headText: PageRule = {
  id: 'head-text',
  requires: `titles of at most ${LONGEST_TITLE} characters, and descriptions that are sentences`,
  check: (checked) => {
    const { title, description } = checked.page.frontMatter;
    const reported = [];
    if (title.length > LONGEST_TITLE) {
      const message = `The title has ${title.length} characters; the limit is ${LONGEST_TITLE}.`;
      const hint = 'Shorten it, and move the rest to the description.';
      reported.push(onLine(checked.page, positionOf(checked.page, 'title'), message, hint));
    }
    // What is wrong with a description that cannot be read has been said where it was read.
    if (description && !/[.?!]$/.test(description.trim())) {
      const message = 'The description is not a complete sentence.';
      reported.push(onLine(checked.page, positionOf(checked.page, 'description'), message, 'End it with a period.'));
    }
    return reported;
  },
};

/** Readers could not tell such pages apart in search results. */
export const uniqueHeadText: SiteRule = {
  id: 'unique-head-text',
  requires: 'a different title and description for each page',
  check: (site, pages) =>
    (['title', 'description'] as const).flatMap((key) =>
      repeated(pages, ({ frontMatter }) => frontMatter[key].trim().toLowerCase()).map(({ item, first }) => {
        const message = `${first.file} has the same ${key}.`;
        return onLine(item, positionOf(item, key), message, 'Say what sets this page apart.');
      }),
    ),
};

/** What is wrong with the month in which each page, and the API description, was checked. */
function reportMonths(
  pages: readonly Page[],
  apiChecked: string | undefined,
  hint: string,
  messageFor: (month: string) => string | undefined,
): Reported[] {
  const ofApi = apiChecked ? messageFor(apiChecked) : undefined;
  return [
    ...pages.flatMap((page) => {
      const message = messageFor(page.frontMatter.checked);
      return message ? [onLine(page, positionOf(page, 'checked'), message, hint)] : [];
    }),
    ...(ofApi ? [onFile('openapi/openapi.yaml', ofApi, hint)] : []),
  ];
}

/** Months after which a page should be compared with the platform again. */
const FRESH_MONTHS = 12;

export const checkedMonth: SiteRule = {
  id: 'checked-month',
  requires:
    'pages and an API description that were compared with the platform within the last year; no test depends on it, because time alone can make it fail',
  check: ({ thisMonth, apiChecked }, pages) => {
    if (!thisMonth) return [];
    const messageFor = (checked: string): string | undefined => {
      const age = monthsBetween(checked, thisMonth);
      if (age < 0) return `"checked" is ${monthInWords(checked)}, which is in the future.`;
      return age > FRESH_MONTHS ? `The last check was in ${monthInWords(checked)}, more than a year ago.` : undefined;
    };
    const hint = 'Compare the text with the current platform, fix what changed, then write the new month.';
    return reportMonths(pages, apiChecked, hint, messageFor);
  },
};

/** The end of each page says which releases it was compared with. */
export const comparedReleases: SiteRule = {
  id: 'compared-releases',
  requires: 'a "checked" month that `content/_data/releases.yaml` has, with the releases that were compared',
  check: ({ comparedMonths, apiChecked }, pages) => {
    if (!comparedMonths.size) return [];
    const messageFor = (month: string): string | undefined =>
      comparedMonths.has(month) ? undefined : `content/_data/releases.yaml has no releases for ${monthInWords(month)}.`;
    const hint = 'Add the month with the releases that you compared, or correct the month.';
    return reportMonths(pages, apiChecked, hint, messageFor);
  },
};

/** Readers must be able to find every page without searching. */
export const pageInNavigation: SiteRule = {
  id: 'page-in-navigation',
  requires: 'every page in the sidebar',
  check: (site, pages) => {
    const listed = new Set(flatten(site.navigation).map((item) => item.path));
    return pages
      .filter(({ path }) => !listed.has(path))
      .map(({ file, path, folder }) => {
        const hint = `The folder "${folder}" needs a _section.yaml, and so do the folders above it.`;
        return onFile(file, `The sidebar has no entry for ${path}.`, hint);
      });
  },
};

/** The order of two such pages would depend on their names. */
export const sidebarOrder: SiteRule = {
  id: 'sidebar-order',
  requires: 'no position in a sidebar folder used twice',
  check: (site, pages) =>
    repeated(pages, ({ folder, frontMatter }) => `${folder}\n${frontMatter.sidebar_position}`).map(
      ({ item, first }) => {
        const message = `sidebar_position ${item.frontMatter.sidebar_position} is also used by ${first.file}.`;
        const hint = 'Give each page in a folder its own position.';
        return onLine(item, positionOf(item, 'sidebar_position'), message, hint);
      },
    ),
};

export const sectionKeywords: PageRule = {
  id: 'section-keywords',
  severity: 'error',
  requires: '`section_keywords` for sections that the page has, by the first ID of their heading',
  check: ({ page, rendered }) => {
    // Search splits pages at headings of these levels, and knows only the first ID of each.
    const ids = rendered.headings.filter(({ depth }) => depth <= 3).map(({ id }) => id);
    return Object.entries(page.sectionPositions)
      .filter(([id]) => !ids.includes(id))
      .map(([id, position]) =>
        onLine(page, position, `There is no section "${id}" on this page.`, didYouMean(id, ids)),
      );
  },
};
