import { closedFence, fenceLanguage, sampleMarks } from './code';
import { checkedMonth, sectionKeywords, sidebarOrder } from './front-matter';
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
import { translationBehind, translationHeading } from './translations';
import type { LinkRule, PageRule, SiteRule, TextRule } from './rule';
import { knownComponent } from './tags';

/** Every rule of the content check, by what it looks at. */
export const rules: { site: SiteRule[]; page: PageRule[]; link: LinkRule[]; text: TextRule[] } = {
  site: [checkedMonth, sidebarOrder, sectionLink, alias, figure, figureUsed],
  page: [
    sectionKeywords,
    imageAlt,
    imageFile,
    figureTall,
    headingOrder,
    headingId,
    translationHeading,
    translationBehind,
    knownComponent,
    closedFence,
    fenceLanguage,
    sampleMarks,
    longSentence,
    readingGradeRule,
  ],
  link: [linkTarget, linkAnchor, linkText],
  text: [spelling, oneSpelling, repeatedWord, indefiniteArticle, considerateLanguage, idiom],
};
