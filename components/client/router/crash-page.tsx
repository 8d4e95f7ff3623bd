'use client';
import { useEffect, type ReactNode } from 'react';
import { useLocale } from '../language/locale';
import { recoverFromChunkError } from './chunk-recovery';

/**
 * Names the document after the crash while that is shown: React starts the page over, and with it Next.js sets the title
 * of the page that crashed once more.
 */
function useCrashTitle(title: string): void {
  useEffect(() => {
    const { pathname } = window.location;
    let before = document.title;
    const keep = () => {
      if (window.location.pathname !== pathname || document.title === title) return;
      before = document.title;
      document.title = title;
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    keep();
    return () => {
      observer.disconnect();
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

/** The error's message and those of its causes, each after a blank line and "Cause:". */
function crashMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}\n\nCause:\n${crashMessage(error.cause)}` : error.message;
}

/** Shown in place of a page that crashed; if a missing file is the cause, the page reloads. */
export function CrashPage({ error, reset }: { error: unknown; reset: () => void }): ReactNode {
  const { t } = useLocale();
  useEffect(() => {
    void recoverFromChunkError(error);
  }, [error]);
  useCrashTitle(t('Page Error'));
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <h1>{t('This page crashed.')}</h1>
      <p>{t("Something went wrong. It isn't anything you did.")}</p>
      <p>
        <button type="button" className="button" onClick={reset}>
          {t('Try again')}
        </button>
      </p>
      <hr />
      <p className="crash-message">{crashMessage(error)}</p>
    </main>
  );
}
