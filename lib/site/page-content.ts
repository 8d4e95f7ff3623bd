import type { Root } from 'hast';
import type { Finding } from '@/lib/findings/finding';
import type { Reference } from '@/lib/markdown/collect-references';
import type { Heading } from '@/lib/markdown/heading-ids';

/** What a page says below its title, rendered once. */
export interface PageContent {
  /** Finished HTML, without any part that has errors. */
  html: string;
  /** Finished HTML that stands above the title, which only operations have. */
  top: string;
  /** Finished HTML that comes before the panel, which only operations have. */
  lead: string;
  /** Finished HTML of the panel: below the lead, or beside the text where there is room. */
  panel: string;
  /** In document order; those that no author wrote have no position (line 0). */
  headings: Heading[];
  /** Every ID that a link may lead to. */
  ids: string[];
  /** The address of every link, each once. */
  links: string[];
  /** What an author wrote that the checks look at, with positions. */
  references: Reference[];
  /** What is wrong on the page, and in the data files it uses. */
  findings: Finding[];
}

/** The same as trees, parsed once. */
export interface PageTrees {
  /** What stands above the title, the lead, and the rest. */
  body: Root;
  panel: Root;
}
