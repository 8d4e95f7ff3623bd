import type { FrontMatter } from '@/lib/content/front-matter';
import type { GlossaryEntry } from '@/lib/content/glossary';
import type { Section } from '@/lib/content/content';
import type { Page } from '@/lib/content/parse-page';
import type { PixelSize } from '@/lib/diagrams/pixel-size';
import type { RenderedPage } from '@/lib/mdx/render-page';
import type { Block } from '@/lib/check/prose/block';
import type { Inconsiderate } from '@/lib/check/prose/considerate';
import type { Dictionary } from '@/lib/check/prose/dictionary';
import type { Language } from '@/lib/check/prose/language';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { NavItem } from '@/lib/navigation/navigation-tree';
import type { Sample } from '@/lib/check/samples/sample';

/** A page with all that the rules look at. */
export interface CheckedPage {
  page: Page;
  rendered: RenderedPage;
  /** The page's running text, with lines. */
  blocks: Block[];
  /** The page's code fences. */
  samples: Sample[];
}

/** What a page may point at. */
export interface Site {
  pages: Page[];
  sections: Section[];
  /** Every address that answers with a page: content, API, and pages made by code. */
  addresses: ReadonlySet<string>;
  /** Old addresses and where they lead. */
  aliases: Readonly<Record<string, string>>;
  /** Addresses that had a page once. */
  formerAddresses: readonly string[];
  /** Files that the site serves beside its pages, from the root: `/favicon.svg`. */
  files: ReadonlySet<string>;
  /** Every picture of our own, by its path from the project's root; `pixels` only for those that are made of them. */
  pictures: ReadonlyMap<string, { bytes: number; pixels?: PixelSize }>;
  /** The ids on each content page. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of the drawings with their SVG, and of the charts with their text. */
  diagrams: ReadonlyMap<string, string>;
  charts: ReadonlyMap<string, string>;
  /** Names of figures that are shown by code and not by a page. */
  figuresInCode: ReadonlySet<string>;
  /** Every tag of the authors' vocabulary. */
  components: ReadonlySet<string>;
  navigation: NavItem[];
  glossary: GlossaryEntry[];
  /** Names in `content/_data/samples/`, and schemas of the API description. */
  sampleInputs: ReadonlySet<string>;
  schemas: ReadonlySet<string>;
  /** The month of the platform that the API description was checked against. */
  apiChecked?: string;
  /** The month it is, such as `2026-11`; left out where a result must not change with time. */
  thisMonth?: string;
}

/** A link, wherever it stands. */
export interface Link {
  file: string;
  line: number;
  column?: number;
  /** The page it stands on, for links of the form `#id`. */
  from?: string;
  href: string;
  text?: string;
}

/** Running text of a file: a page's body, its front matter, a data file or a drawing. */
export interface ProseText {
  file: string;
  blocks: Block[];
  /** Links in the text, where the text is Markdown in a data file. */
  links?: Link[];
}

/** What running text is held against. */
export interface Prose {
  dictionary: Dictionary;
  language: Language;
  findInconsiderate: (text: string) => Inconsiderate[];
  glossary: GlossaryEntry[];
}

/** Judges one link. */
export type LinkRule = (link: Link, site: Site) => Diagnostic[];

/** Judges running text wherever it stands. */
export type TextRule = (text: ProseText, prose: Prose) => Diagnostic[];

/** Judges one page. */
export type PageRule = (checked: CheckedPage, site: Site) => Diagnostic[];

/** Judges what no single page is to blame for. */
export type SiteRule = (site: Site, pages: CheckedPage[]) => Diagnostic[];

/** Where a key of a page's front matter stands. */
export const placeOf = (
  { page }: Pick<CheckedPage, 'page'>,
  key: keyof FrontMatter,
): { line: number; column?: number } => page.places[key] ?? { line: 0 };

/** A finding on a page; a warning unless said otherwise, for only what cannot be shown stops a build. */
export function finding(
  { page }: Pick<CheckedPage, 'page'>,
  rule: string,
  place: { line: number; column?: number },
  message: string,
  hint?: string,
): Diagnostic {
  return {
    file: page.file,
    line: place.line,
    column: place.column || undefined,
    rule,
    message,
    hint,
    severity: 'warning',
  };
}

/** A finding on a link. */
export function linkFinding({ file, line, column }: Link, rule: string, message: string, hint?: string): Diagnostic {
  return { file, line, column: column || undefined, rule, message, hint, severity: 'warning' };
}
