'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Finding } from '@/lib/findings/finding';
import { settings } from '@/lib/settings/settings';
import { enhanceContent } from '../enhancers/enhance-content';
import { useLocale } from '../language/locale';
import { useCurrentPath } from '../shared/browser-state';
import { withSignal } from '../shared/with-signal';

/** All findings on the current page, in the preview only. The page shows the saves up to the time `saved`. */
export function FindingsPanel({ saved }: { saved: number }): ReactNode {
  const path = useCurrentPath();
  const router = useRouter();
  const [findings, setFindings] = useState<Finding[]>([]);
  const [failure, setFailure] = useState('');
  const { t } = useLocale();
  const shown = useRef(saved);
  const opened = useRef(new Set<string>());

  // A browser keeps six connections to a server, so a tab that nobody sees has none.
  useEffect(() => {
    let saves: EventSource | undefined;
    const follow = () => {
      saves?.close();
      if (document.hidden) return;
      saves = new EventSource(`${settings.basePath}/preview/saves/`);
      saves.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (Number(data) <= shown.current) return;
        opened.current = new Set(detailsOfPage('[open]').map(labelOf));
        router.refresh();
      });
    };
    follow();
    return withSignal((signal) => {
      document.addEventListener('visibilitychange', follow, { signal });
      signal.addEventListener('abort', () => saves?.close());
    });
  }, [router]);

  // The page's new text is collapsed and not interactive yet, because its address did not change.
  useEffect(() => {
    if (shown.current === saved) return undefined;
    shown.current = saved;
    for (const details of detailsOfPage()) if (opened.current.has(labelOf(details))) details.open = true;
    return withSignal((signal) => enhanceContent(t, signal));
  }, [saved, t]);

  useEffect(() => {
    return withSignal((signal) => {
      const address = `${settings.basePath}/preview/findings/?path=${encodeURIComponent(path)}`;
      fetch(address, { signal })
        .then(async (response) => {
          if (!response.ok) throw new Error(await response.text());
          // A save came first; the page asks again once it shows that.
          if (response.status === 204) return;
          setFindings((await response.json()) as Finding[]);
          setFailure('');
        })
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          if (!signal.aborted) setFailure(`The checks could not run. ${reason}`);
        });
    });
  }, [path, saved]);

  if (!findings.length && !failure) return null;
  return (
    <details
      className="preview-findings"
      aria-label="Findings"
      data-saved={saved}
      open={findings.some(({ severity }) => severity === 'error')}
    >
      <style>{PANEL_STYLES}</style>
      <summary>{failure || `Findings: ${findings.length}`}</summary>
      <ol aria-live="polite">
        {findings.map((finding) => (
          <FindingItem key={JSON.stringify(finding)} {...finding} />
        ))}
      </ol>
    </details>
  );
}

/** The details in the page's text. */
const detailsOfPage = (state = ''): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>(`.prose details${state}`),
];

const labelOf = (details: HTMLDetailsElement): string => details.querySelector('summary')?.textContent ?? '';

function FindingItem({ severity, file, line, column, rule, message, hint }: Finding): ReactNode {
  return (
    <li>
      <p>
        <strong>{severity}</strong> <code>{[file, line || null, line && column].filter(Boolean).join(':')}</code>{' '}
        <small>{rule}</small>
      </p>
      <p>
        {message} {hint}
      </p>
    </li>
  );
}

/** Styles of the findings panel, kept out of the site's style sheets, which readers load. */
const PANEL_STYLES = `
.preview-findings { position: fixed; inset: auto 1rem 1rem auto; z-index: 400; width: min(44rem, calc(100% - 2rem));
  border: var(--line); border-radius: var(--radius); background: var(--raised); box-shadow: var(--shadow); font-size: var(--step-small); }
.preview-findings summary { padding: 0.5rem 1rem; font-weight: 600; cursor: pointer; }
.preview-findings ol { max-height: 60vh; margin: 0; padding: 0; overflow: auto; list-style: none; }
.preview-findings li { padding: 0.5rem 1rem; border-top: var(--line); overflow-wrap: anywhere; }
@media print { .preview-findings { display: none; } }
`;
