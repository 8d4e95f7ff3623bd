import type { Root } from 'hast';
import type { Finding } from '@/lib/findings/finding';
import type { Heading } from '@/lib/markdown/heading-ids';
import type { Mention } from '@/lib/markdown/mentions';

/** A page as finished HTML, without its title and its frame. */
export interface RenderedPage {
  /** The text, without any part that has errors. */
  body: string;
  /** HTML above the title of an operation; empty for other pages. */
  aboveTitle: string;
  /** HTML before the sample of an operation; empty for other pages. */
  lead: string;
  /** The paragraphs in the opening of a document, without their tags; none for other pages. */
  openingParagraphs: string[];
  /** The line of days in the opening of a document, or nothing. */
  openingDays: string;
  /** The sample of an operation: below what it does, or beside the text where there is room. */
  sample: string;
  /** In document order; those that no author wrote have no position (line 0). */
  headings: Heading[];
  /** Every ID that a link may lead to. */
  ids: string[];
  /** The href of every link, each once. */
  links: string[];
  /** The links, pictures, fences, and components that an author wrote, with positions, for the checks. */
  mentions: Mention[];
  /** Findings on the page and in the data files it uses. */
  findings: Finding[];
}

/** The HTML of a page as trees. */
export interface PageTrees {
  /** Everything but the sample. */
  main: Root;
  sample: Root;
}
