import { closedFence, fenceLanguage, sample, sampleMarks } from './code';
import {
  checkedMonth,
  comparedReleases,
  headText,
  pageInNavigation,
  sectionKeywords,
  sidebarOrder,
  uniqueHeadText,
} from './front-matter';
import { headingId, headingOrder } from './headings';
import { figure, figureTall, figureUsed, imageAlt, imageFile } from './images';
import { alias, linkAnchor, linkTarget, linkText, sectionLink } from './links';
import {
  considerateLanguage,
  idiom,
  indefiniteArticle,
  longSentence,
  oneSpelling,
  readingGradeRule,
  repeatedWord,
  spelling,
} from './prose';
import { firstSentence, storedName } from './plain-pages';
import { sameName } from './same-name';
import { translationBehind, translationHeading } from './translations';
import type { LinkRule, PageRule, SiteRule, TextRule } from './rule';
import { knownComponent, templateText } from './tags';

/** Every rule of the content check, by what it looks at. docs/authoring.md lists them in this order. */
export const rules: { site: SiteRule[]; page: PageRule[]; link: LinkRule[]; text: TextRule[] } = {
  site: [
    uniqueHeadText,
    sameName,
    checkedMonth,
    comparedReleases,
    pageInNavigation,
    sidebarOrder,
    sectionLink,
    alias,
    figure,
    figureUsed,
  ],
  page: [
    headText,
    sectionKeywords,
    imageAlt,
    imageFile,
    figureTall,
    headingOrder,
    headingId,
    translationHeading,
    translationBehind,
    firstSentence,
    storedName,
    knownComponent,
    templateText,
    closedFence,
    fenceLanguage,
    sampleMarks,
    sample,
    longSentence,
    readingGradeRule,
  ],
  link: [linkTarget, linkAnchor, linkText],
  text: [spelling, oneSpelling, repeatedWord, indefiniteArticle, considerateLanguage, idiom],
};

/** What is reported while files are read, before any rule can look at them. */
const WHILE_READING: [id: string, requires: string][] = [
  ['content-folder', 'files in UTF-8, and a home page'],
  ['front-matter', 'valid front matter'],
  ['section-file', 'a valid `_section.yaml` in each folder'],
  ['data-file', 'valid data files'],
  ['duplicate-address', 'one page per address'],
  ['settings', 'valid settings of the site'],
  ['language', 'a valid `_language.yaml` with every text of the site, and a home page, for each language'],
  ['translation', 'an original at the path of each translation'],
  ['mdx-syntax', 'text that can be parsed: every tag closed, no lone `<` or `{`'],
  ['expression', 'no JavaScript expressions, imports, or exports'],
  ['script', 'nothing that could run in the browser'],
  ['component', 'components with the attributes and the data they need'],
  ['admonition', 'only the kinds of notes listed above'],
];

/** The table of rules in docs/authoring.md. */
export const ruleTable = (): string =>
  [
    ['Rule', 'What it requires'],
    ['---', '---'],
    ...WHILE_READING.map(([id, requires]) => [`\`${id}\``, requires]),
    ...Object.values(rules)
      .flat()
      .map(({ id, requires }) => [`\`${id}\``, requires]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
