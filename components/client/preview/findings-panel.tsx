'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ShownDiagnostic } from '@/lib/checks/draft-findings';
import { settings } from '@/lib/settings/settings';
import { useLanguage } from '../language';
import { enhanceContent } from '../content/enhance-content';
import { useCurrentPath } from '../browser-state';
import { refreshDrawings, reopenDetails, watchDetails } from './keep-page';

/** All findings on the current page, in the preview only. The page shows what was `saved` at that time or before. */
export function FindingsPanel({ saved }: { saved: number }): ReactNode {
  const path = useCurrentPath();
  const router = useRouter();
  const [findings, setFindings] = useState<ShownDiagnostic[]>([]);
  const [failure, setFailure] = useState('');
  const [open, setOpen] = useState(false);
  const { say } = useLanguage();
  const hadErrors = useRef(false);
  const shown = useRef(saved);

  // A browser keeps six connections to a server, so a tab that nobody sees has none.
  useEffect(() => {
    let saves: EventSource | undefined;
    const follow = () => {
      saves?.close();
      if (document.hidden) return;
      saves = new EventSource(`${settings.basePath}/draft/saves/`);
      saves.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (Number(data) > shown.current) router.refresh();
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      saves?.close();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [router]);

  useEffect(watchDetails, []);
  // Runs before the browser paints: if the page lost height even briefly, it would scroll.
  useLayoutEffect(reopenDetails, [saved]);

  // The page's new text is not interactive yet, because its address did not change.
  useEffect(() => {
    if (shown.current === saved) return;
    shown.current = saved;
    refreshDrawings(String(saved));
    const abort = new AbortController();
    enhanceContent(say, abort.signal);
    return () => abort.abort();
  }, [saved, say]);

  useEffect(() => {
    const abort = new AbortController();
    const address = `${settings.basePath}/draft/findings/?path=${encodeURIComponent(path)}`;
    fetch(address, { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(await response.text());
        // A save came first; the page asks again once it shows that.
        if (response.status === 204) return;
        const found = (await response.json()) as ShownDiagnostic[];
        const errors = found.some(({ severity }) => severity === 'error');
        setFindings(found);
        setFailure('');
        if (errors && !hadErrors.current) setOpen(true);
        hadErrors.current = errors;
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (!abort.signal.aborted) setFailure(`The checks could not run. ${reason}`);
      });
    return () => abort.abort();
  }, [path, saved]);

  if (!findings.length && !failure) return null;
  return (
    <aside className="draft-findings" aria-label="Findings" data-saved={saved}>
      <style>{PANEL_STYLES}</style>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {failure || count(findings)}
      </button>
      {open ? (
        <ol aria-live="polite">
          {findings.map((finding) => (
            <Finding key={JSON.stringify(finding)} {...finding} />
          ))}
        </ol>
      ) : null}
    </aside>
  );
}

function Finding({ severity, file, line, column, rule, message, hint, frame }: ShownDiagnostic): ReactNode {
  return (
    <li data-severity={severity}>
      <p>
        <strong>{severity}</strong> <code>{[file, line || null, line && column].filter(Boolean).join(':')}</code>{' '}
        <small>{rule}</small>
      </p>
      <p>
        {message} {hint}
      </p>
      {frame ? <pre ref={showMarker}>{frame}</pre> : null}
    </li>
  );
}

/** A line of prose is often wider than the panel: scrolls until the marker below it is in view. */
function showMarker(frame: HTMLPreElement | null): void {
  if (!frame) return;
  const lines = frame.textContent.split('\n');
  const marker = lines.find((line) => /^ +\| *\^/.test(line))?.indexOf('^') ?? 0;
  const widest = Math.max(...lines.map(({ length }) => length));
  frame.scrollLeft = (marker / widest) * frame.scrollWidth - frame.clientWidth / 2;
}

function count(findings: ShownDiagnostic[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const name = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return [
    ...(errors ? [name(errors, 'error')] : []),
    ...(findings.length > errors ? [name(findings.length - errors, 'warning')] : []),
  ].join(', ');
}

/** Styles of the findings panel, kept out of the site's style sheets, which readers load. */
const PANEL_STYLES = `
.draft-findings { position: fixed; right: 1rem; bottom: 1rem; z-index: 400; width: min(44rem, calc(100% - 2rem));
  display: flex; flex-direction: column; align-items: flex-end; font-size: 0.875rem; pointer-events: none; }
.draft-findings > * { pointer-events: auto; }
.draft-findings button { order: 2; padding: 0.5rem 0.9rem; border: 1px solid var(--border-strong); border-radius: 1.5rem;
  background: var(--raised); color: var(--text); box-shadow: var(--shadow); font: inherit; font-weight: 600; cursor: pointer; }
.draft-findings ol { width: 100%; max-height: min(60vh, 32rem); margin: 0 0 0.5rem; padding: 0; overflow: auto; list-style: none;
  border: 1px solid var(--border-strong); border-radius: var(--radius); background: var(--raised); box-shadow: var(--shadow); }
.draft-findings li { padding: 0.6rem 0.9rem; border-left: 4px solid var(--border-strong); }
.draft-findings li[data-severity='error'] { border-left-color: var(--danger); }
.draft-findings li + li { border-top: 1px solid var(--border); }
.draft-findings p { margin: 0 0 0.25rem; overflow-wrap: anywhere; }
.draft-findings small { color: var(--muted); }
.draft-findings pre { margin: 0.4rem 0 0; padding: 0.5rem; overflow: auto; scrollbar-width: thin; border-radius: var(--radius);
  background: var(--panel); color: var(--text); font: 0.8125rem/1.5 var(--mono); }
@media print { .draft-findings { display: none; } }
`;
