import { fenceLanguage } from './fences';
import { checkedMonth, sectionKeywords } from './front-matter';
import { headingId, headingOrder } from './headings';
import { drawing, imageAlt, imageFile } from './images';
import { knownComponent } from './known-component';
import { alias, knownPage, linkAnchor, linkTarget, linkText, lostAddress } from './links';
import { readingGrade, spelling, wording } from './prose/prose-rules';
import type { LinkRule, DocumentRule, SiteRule, ProseRule } from './rule';
import { stepLabel } from './step-label';
import { translationBehind, translationHeading } from './translations';

/** Every rule of the content check, by what it looks at. */
export const rules: { site: SiteRule[]; document: DocumentRule[]; link: LinkRule[]; prose: ProseRule[] } = {
  site: [checkedMonth, alias, lostAddress, knownPage, drawing],
  document: [
    sectionKeywords,
    imageAlt,
    imageFile,
    headingOrder,
    headingId,
    stepLabel,
    translationHeading,
    translationBehind,
    knownComponent,
    fenceLanguage,
    readingGrade,
  ],
  link: [linkTarget, linkAnchor, linkText],
  prose: [spelling, wording],
};
