import type { Page } from '@/lib/content/parse-page';
import { onLine, type PageRule } from './rule';

/** True for pages that people in a study or clinic read, and that no developer or data scientist is sent to. */
const isForParticipantsAlone = ({ frontMatter: { audience } }: Page): boolean =>
  audience.includes('participant') && !audience.some((who) => who === 'developer' || who === 'data-scientist');

/** Names as they are stored: of types (`lamp.gps`), of fields (`static_data`), and of their parts (`card_results[].card`). */
const STORED = /`(lamp\.[\w.]+|\w+_[\w.[\]]+|\w+\[\][\w.]*)`/g;

/** What is stored, and under which name, has a page for analysts; here, it would only stand in the way. */
export const storedName: PageRule = {
  id: 'stored-name',
  requires:
    'no names of stored types and fields on pages for participants, unless developers or data scientists read them, too',
  check: (checked) => {
    if (!isForParticipantsAlone(checked.page)) return [];
    return checked.page.body.split('\n').flatMap((line, index) =>
      [...line.matchAll(STORED)].map((found) => {
        const position = { line: index + 1, column: found.index + 1 };
        const hint = 'Say it in everyday words, or link to the page for analysts.';
        return onLine(checked.page, position, `Participants read this page, and "${found[1]}" is a stored name.`, hint);
      }),
    );
  },
};

/**
 * A picture, a note, or a heading can't say what the page is for; the tags of a type begin with a sentence about it, and
 * whom to call comes before any sentence.
 */
const FIRST_SENTENCE = /^([\p{L}\d*[_"`$¿¡«]|<(Term|ActivityType|SensorType|HelpCalls)\b)/u;

export const firstSentence: PageRule = {
  id: 'first-sentence',
  requires: 'a sentence at the start, before any picture, note, or table; not on handouts',
  check: (checked) => {
    const { body, frontMatter } = checked.page;
    if (frontMatter.paper) return [];
    const lines = body.split('\n');
    const index = lines.findIndex((line) => line.trim());
    if (index < 0 || FIRST_SENTENCE.test(lines[index] ?? '')) return [];
    const hint = 'Begin with a sentence that says what readers get here, and move this below it.';
    return [onLine(checked.page, { line: index + 1 }, 'The page does not begin with a sentence.', hint)];
  },
};
