import type { Code, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from '@/lib/content/parse-page';
import { protectExplicitIds, remarkHeadingIds, type Heading } from '@/lib/markdown/heading-ids';

/** One call in a client library, and where the site shows it. */
interface ClientCall {
  /** The language's name. */
  language: string;
  /** As in `LAMP.Participant.view(participantId)`. */
  call: string;
  /** Where the call stands in a program; nothing if it stands in none. */
  program?: { path: string; title: string };
  /** Where the site shows how a program connects; nothing if it has no page about the language. */
  start?: string;
}

interface Language {
  id: 'js' | 'python' | 'r';
  name: string;
  /** Marks of the fences that contain its programs. */
  fences: string[];
  /** The page about it comes before all others. */
  page: string;
  start: string;
}

const LANGUAGES: Language[] = [
  {
    id: 'js',
    name: 'JavaScript',
    fences: ['js', 'mjs', 'javascript', 'ts'],
    page: '/data_science/javascript',
    start: '/data_science/javascript/#lamp-core',
  },
  {
    id: 'python',
    name: 'Python',
    fences: ['python', 'py'],
    page: '/data_science/python',
    start: '/data_science/python/#connect',
  },
  { id: 'r', name: 'R', fences: ['r'], page: '/data_science/r', start: '/data_science/r/#read-events-through-python' },
];

/**
 * The calls of an operation in the client libraries, each with the program that the site shows it in.
 * @param sdk Calls by language, as the description has them. R calls the Python client, so its calls follow from those.
 * @param pages In the order in which programs are looked for, after the language's own page.
 */
export function clientCalls(sdk: Record<string, string>, pages: Page[]): ClientCall[] {
  const calls: Record<string, string | undefined> = { ...sdk, r: sdk.python && inR(sdk.python) };
  return LANGUAGES.flatMap(({ id, name, start, ...language }) => {
    const call = calls[id];
    if (!call) return [];
    const hasPage = pages.some(({ path }) => path === language.page);
    return [{ language: name, call, program: findProgram(call, language, pages), start: hasPage ? start : undefined }];
  });
}

/** A call of the Python client from R: names that begin with an underscore need backquotes. */
const inR = (call: string): string => call.replaceAll('.', '$').replace(/\b(_\w+)=/g, '`$1`=');

interface Program {
  language: string;
  code: string;
  /** The address of the section. */
  path: string;
  title: string;
}

function findProgram(call: string, { fences, page }: Pick<Language, 'fences' | 'page'>, pages: Page[]) {
  const start = call.slice(0, call.indexOf('(') + 1);
  const found = programsIn(pages).filter(({ language, code }) => fences.includes(language) && code.includes(start));
  const [first] = [...found].sort(
    (a, b) => Number(b.path.startsWith(`${page}/`)) - Number(a.path.startsWith(`${page}/`)),
  );
  return first && { path: first.path, title: first.title };
}

// Every operation asks for them.
const known = new WeakMap<Page[], Program[]>();

function programsIn(pages: Page[]): Program[] {
  let programs = known.get(pages);
  if (!programs) known.set(pages, (programs = pages.filter(mayHavePrograms).flatMap(programsOn)));
  return programs;
}

/** True for a page that calls a client library; what operations show of programs depends on these pages alone. */
export const mayHavePrograms = ({ body }: Page): boolean => /LAMP[.$]\w/.test(body);

function programsOn({ path, body, frontMatter: { title } }: Page): Program[] {
  const tree = parse(body);
  const headings: Heading[] = [];
  remarkHeadingIds({ title, onHeading: (heading) => headings.push(heading) })(tree);
  const programs: Program[] = [];
  visit(tree, 'code', ({ lang, value, position }: Code) => {
    const heading = headings.findLast(({ line }) => line < (position?.start.line ?? 0));
    programs.push({
      language: lang?.toLowerCase() ?? '',
      code: value,
      path: `${path}/${heading ? `#${heading.id}` : ''}`,
      title: heading ? `${title}: ${heading.text}` : title,
    });
  });
  return programs;
}

/** A page that can't be parsed has no programs; the preview shows it with what is wrong. */
function parse(body: string): Root {
  try {
    return unified().use(remarkParse).use(remarkMdx).parse(protectExplicitIds(body)) as Root;
  } catch {
    return { type: 'root', children: [] };
  }
}
