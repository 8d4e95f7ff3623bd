import type { ReactNode } from 'react';
import { toHref, markdownPath } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';

/** The page as Markdown, to copy or open: for notes, and for programs that read text. */
export function PageActions({ path, speech: { say } }: { path: string; speech: Speech }): ReactNode {
  if (!settings.markdownVersions) return null;
  const href = toHref(markdownPath(path), settings.basePath);
  return (
    <p className="page-actions" data-search-skip="">
      <button type="button" data-copy-page={href} data-needs-app="" title={say('Copy page as Markdown')}>
        {say('Copy page')}
      </button>
      <a href={href} title={say('View page as Markdown')} type="text/markdown">
        {say('Markdown')}
      </a>
    </p>
  );
}
