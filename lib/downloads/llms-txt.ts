import { toHref } from '@/lib/settings/addresses';
import { API_PATH } from '@/lib/settings/known-pages';
import { isWithin, markdownPath } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import type { ContentRecord } from '@/lib/site/page-record';
import { contentRecords, type Site } from '@/lib/site/site';

/** The list of all pages for programs that read text (https://llmstxt.org), in the groups of the sidebar. */
export function llmsTxt({ records, languages }: Pick<Site, 'records' | 'languages'>, basePath: string): string {
  const { url, title, summary } = settings;
  const groups = new Map<string, string[]>();
  for (const record of contentRecords({ records })) {
    const group = languages.get(record.languageCode)?.label ?? groupOf(record);
    groups.set(group, [...(groups.get(group) ?? []), lineOf(record, basePath)]);
  }
  const blocks = [
    `# ${title}`,
    `> ${summary}`,
    'Each link leads to a page as Markdown. Without ".md", it leads to the page itself.',
    `The API as OpenAPI: ${url}${basePath}/openapi.json.`,
    ...[...groups].flatMap(([group, lines]) => [`## ${group}`, lines.join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function groupOf({ path, trail: [top] }: ContentRecord): string {
  if (isWithin(path, API_PATH)) return 'API reference';
  if (!top) return 'More';
  return top.entries ? top.label : 'General';
}

/** A page with the public address of its Markdown form, and what it is about. */
function lineOf({ path, title, description }: ContentRecord, basePath: string): string {
  const href = settings.url + toHref(markdownPath(path), basePath);
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${href})${description ? `: ${description}` : ''}`;
}
