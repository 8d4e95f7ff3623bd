import { alias } from './alias';
import { checkedMonth } from './checked-month';
import { considerateLanguage } from './considerate-language';
import { fenceLanguage } from './fence-language';
import { figure } from './figure';
import { figureTall } from './figure-tall';
import { figureUsed } from './figure-used';
import { glossaryEntry } from './glossary-entry';
import { headText, headTextUnique } from './head-text';
import { headingId } from './heading-id';
import { headingOrder } from './heading-order';
import { idiom } from './idiom';
import { imageAlt } from './image-alt';
import { imageFile } from './image-file';
import { imageSize } from './image-size';
import { knownComponent } from './known-component';
import { linkAnchor } from './link-anchor';
import { linkTarget } from './link-target';
import { linkText } from './link-text';
import { longSentence } from './long-sentence';
import { oneSpelling } from './one-spelling';
import { pageInNavigation } from './page-in-navigation';
import { readingGradeRule } from './reading-grade';
import { readersWords } from './readers-words';
import { repeatedWord } from './repeated-word';
import type { LinkRule, PageRule, SiteRule, TextRule } from './rule';
import { sampleMarks } from './sample-marks';
import { sectionLink } from './section-link';
import { sidebarOrder } from './sidebar-order';
import { spelling } from './spelling';
import { templateText } from './template-text';

/** Checks for every link, on pages, in data files, and in the API description. */
export const linkRules: LinkRule[] = [linkTarget, linkAnchor, linkText];

/** Checks for every page. */
export const pageRules: PageRule[] = [
  imageAlt,
  imageFile,
  figureTall,
  headingOrder,
  headingId,
  fenceLanguage,
  sampleMarks,
  knownComponent,
  headText,
  readingGradeRule,
  longSentence,
  templateText,
];

/** Checks for running text, on pages, in data files, in drawings, and in the API description. */
export const textRules: TextRule[] = [spelling, oneSpelling, considerateLanguage, idiom, repeatedWord];

/** Checks for the site as a whole. */
export const siteRules: SiteRule[] = [
  pageInNavigation,
  sidebarOrder,
  sectionLink,
  headTextUnique,
  alias,
  imageSize,
  figure,
  glossaryEntry,
  readersWords,
  checkedMonth,
];

/** Site checks that need every page rendered. */
export const renderedSiteRules: SiteRule[] = [figureUsed];
