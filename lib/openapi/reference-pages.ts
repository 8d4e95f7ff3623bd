import { API_PATH } from '@/lib/settings/known-pages';
import { ERRORS_PATH, operationPath } from './api-paths';
import type { Api } from './load-api';
import type { Operation } from './operations';

/** What the API description says of a page of the reference, for its record. */
export type ReferencePage = ReturnType<typeof referencePages>[number];

/** The pages of the reference: the introduction, the error catalog, and one for each operation. */
export function referencePages(api: Api) {
  const { description, operations, files, texts } = api;
  return [
    {
      kind: 'api-overview' as const,
      path: API_PATH,
      title: description.info.title,
      description:
        'For developers, the HTTP API of the LAMP Platform, with a first request, guides to keys, events, and limits, and every operation.',
      keywords: texts.keywords.introduction,
      aliases: [`${API_PATH}/introduction`],
      file: 'openapi/texts.yaml',
    },
    {
      kind: 'error-catalog' as const,
      path: ERRORS_PATH,
      title: 'API error codes',
      description:
        'For developers, every error code that a LAMP server returns, with what it means, what causes it, and what to do about it.',
      keywords: texts.keywords.errors,
      aliases: [],
      file: 'openapi/errors.yaml',
    },
    ...operations.map((operation) => ({
      kind: 'operation' as const,
      path: operationPath(operation.slug),
      title: operation.title,
      description: operationSummary(operation),
      keywords: operation.keywords,
      aliases: operation.aliases.map(operationPath),
      file: `openapi/${files[operation.path] ?? ''}`,
      operation,
    })),
  ];
}

/** The words of a paragraph in Markdown, without links and code. */
const withoutMarkup = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** One or two sentences for search results: method and path, then the start of the description. */
function operationSummary({ method, path, description }: Operation, maxCharacters = 165): string {
  const text = `${method} ${path}: ${withoutMarkup(description.split(/\n\s*\n/)[0] ?? '')}`;
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters - 1);
  const sentence = cut.lastIndexOf('. ');
  return sentence > 80 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
