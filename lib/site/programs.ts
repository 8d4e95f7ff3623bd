import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { memoizeLast } from '@/lib/content/cache';
import type { Page } from '@/lib/content/parse-page';
import { remarkHeadingIds, type Heading } from '@/lib/markdown/heading-ids';
import { LANGUAGE_ALIASES } from '@/lib/markdown/highlighter';
import { parseMdx } from '@/lib/markdown/parse-mdx';

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
  /** The language of the fences that contain its programs. */
  fence: string;
  /** The page about it comes before all others. */
  page: string;
  /** The heading on that page below which a program connects. */
  start: string;
}

const LANGUAGES: Language[] = [
  { id: 'js', name: 'JavaScript', fence: 'javascript', page: '/data_science/javascript', start: 'lamp-core' },
  { id: 'python', name: 'Python', fence: 'python', page: '/data_science/python', start: 'connect' },
  { id: 'r', name: 'R', fence: 'r', page: '/data_science/r', start: 'read-events-through-python' },
];

/**
 * The calls of an operation in the client libraries, each with the program that the site shows it in.
 * @param sdk Calls by language, as the description has them. R calls the Python client, so its calls follow from those.
 * @param pages In the order in which programs are looked for, after the language's own page.
 */
export function clientCalls(sdk: Record<string, string>, pages: Page[]): ClientCall[] {
  const calls: Record<string, string | undefined> = { ...sdk, r: sdk.python && inR(sdk.python) };
  return LANGUAGES.flatMap((language) => {
    const call = calls[language.id];
    if (!call) return [];
    const start = pages.some(({ path }) => path === language.page) ? `${language.page}/#${language.start}` : undefined;
    return [{ language: language.name, call, program: findProgram(call, language, pages), start }];
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

function findProgram(call: string, { fence, page }: Language, pages: Page[]) {
  const start = call.slice(0, call.indexOf('(') + 1);
  const found = programsIn(pages).filter(({ language, code }) => language === fence && code.includes(start));
  const [first] = [...found].sort(
    (a, b) => Number(b.path.startsWith(`${page}/`)) - Number(a.path.startsWith(`${page}/`)),
  );
  return first && { path: first.path, title: first.title };
}

/** Read once, because every operation asks for them. */
const programsIn = memoizeLast((pages: Page[]): Program[] => pages.filter(mayHavePrograms).flatMap(programsOn));

/** True for a page that calls a client library; what operations show of programs depends on these pages alone. */
export const mayHavePrograms = ({ body }: Page): boolean => /LAMP[.$]\w/.test(body);

function programsOn({ path, body, frontMatter: { title } }: Page): Program[] {
  const tree = parseMdx(body);
  const headings: Heading[] = [];
  remarkHeadingIds({ title, onHeading: (heading) => headings.push(heading) })(tree);
  const programs: Program[] = [];
  visit(tree, 'code', ({ lang, value, position }: Code) => {
    const heading = headings.findLast(({ line }) => line < (position?.start.line ?? 0));
    const language = lang?.toLowerCase() ?? '';
    programs.push({
      language: LANGUAGE_ALIASES[language] ?? language,
      code: value,
      path: `${path}/${heading ? `#${heading.id}` : ''}`,
      title: heading ? `${title}: ${heading.text}` : title,
    });
  });
  return programs;
}
