import type { ReactNode } from 'react';
import { toHref, markdownPath } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

/** The page as Markdown, to copy or open: for notes, and for programs that read text. */
export function PageActions({ path }: { path: string }): ReactNode {
  if (!settings.markdownVersions) return null;
  const href = toHref(markdownPath(path), settings.basePath);
  return (
    <p className="page-actions" data-search-skip="">
      <button type="button" data-copy-page={href} data-needs-app="" title="Copy page as Markdown">
        Copy page
      </button>
      <a href={href} title="View page as Markdown" type="text/markdown">
        Markdown
      </a>
    </p>
  );
}
