import type { Content } from './content';
import type { Page } from './parse-page';
import { digestOfPage } from './translations';

/** A translation's text, with the state of the original that it now translates; its other lines stay as they are. */
export function markTranslated(text: string, original: Page): string {
  const line = `translates: ${JSON.stringify(digestOfPage(original))}\n`;
  const known = /^translates:.*\n/m;
  const [, head = ''] = /^---\n([\s\S]*?\n)---/.exec(text) ?? [];
  if (known.test(head)) return text.replace(known, line);
  return text.replace(/^---\n([\s\S]*?\n)---/, (_, before: string) => `---\n${before}${line}---`);
}

/** What is behind and what is missing in each further language, in words. Empty if there is none. */
export function stateOfLanguages({ languages, pages }: Pick<Content, 'languages' | 'pages'>): string {
  return languages
    .map((language) => {
      const translated = new Set(language.pages.map(({ original }) => original.path));
      const behind = language.pages.filter(({ isBehind }) => isBehind);
      const missing = pages.filter(({ path }) => !translated.has(path));
      const forParticipants = missing.filter(({ frontMatter }) => frontMatter.audience.includes('participant'));
      return [
        `${language.label} (${language.code}): ${translated.size} of ${pages.length} pages, ${behind.length} behind.`,
        ...behind.map(({ path, original }) => `  behind   ${path}  ${original.file} has changed since.`),
        ...forParticipants.map(({ path }) => `  missing  ${path}  It is for participants.`),
        ...(missing.length > forParticipants.length
          ? [`  missing  ${missing.length - forParticipants.length} pages for other readers.`]
          : []),
      ].join('\n');
    })
    .join('\n\n');
}
