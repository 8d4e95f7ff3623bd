'use client';
import { LoaderCircle } from 'lucide';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';
import { useLocale } from '../language/locale';
import { recoverFromChunkError } from './chunk-recovery';
import { ReaderError } from './reader-error';

/** Nothing shows for the first milliseconds of loading, so that a quick response never flickers. */
export const LAZY_DELAY_MS = 200;

export type Loader<P> = () => Promise<{ default?: ComponentType<P> }>;

/**
 * A view whose code loads on demand: nothing at first, a progress ring after 200 ms, then the view, or a
 * box with the error and a retry button. `load` must be the same function in every render, so that it loads once. Not
 * with Suspense, which shows nothing new for 300 ms after its fallback: a list of results would come late.
 */
export function Lazy<P extends object>(props: { load: Loader<P>; name: string; props: P }): ReactNode {
  const { load, name, props: viewProps } = props;
  const [state, setState] = useState<{ View: ComponentType<P> } | { error: unknown }>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isGone = false;
    const start = async () => {
      try {
        const { default: View } = await load();
        if (!View) throw new Error(`"${name}" has no default export, so it cannot be rendered.`);
        if (!isGone) setState({ View });
      } catch (error) {
        if (!(await recoverFromChunkError(error)) && !isGone) setState({ error });
      }
    };
    void start();
    return () => {
      isGone = true;
    };
  }, [load, name, tries]);

  if (!state) return <Ring />;
  if ('View' in state) return <state.View {...viewProps} />;
  const retry = () => {
    setState(undefined);
    setTries(tries + 1);
  };
  return <LoadError error={state.error} onRetry={retry} />;
}

function Ring(): ReactNode {
  const { t } = useLocale();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LAZY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <div className="lazy-ring muted" role="status">
      <Icon node={LoaderCircle} size={24} className="ring" />
      <span className="sr-only">{t('Loading')}</span>
    </div>
  ) : null;
}

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const { t } = useLocale();
  const message = error instanceof ReaderError ? t(error.text) : String(error);
  return (
    <div className="lazy-error" role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        {t('Retry')}
      </button>
    </div>
  );
}
