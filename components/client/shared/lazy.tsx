'use client';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoaderCircle } from 'lucide';
import { Icon } from '@/components/icon';
import type { Locale } from '@/lib/settings/translate';
import type { Text } from '@/lib/settings/texts';
import { useLocale } from '../language/locale';
import { recoverFromChunkError } from '../router/chunk-recovery';

/** Nothing shows for the first milliseconds of loading, so that a quick response never flickers. */
export const LAZY_DELAY = 200;

export type Loader<P> = () => Promise<{ default?: ComponentType<P> }>;

// Keyed by the loader itself: all instances share one attempt, and a failed one is discarded.
const attempts = new WeakMap<object, Promise<ComponentType<never>>>();

function attempt<P>(load: Loader<P>, name: string): Promise<ComponentType<P>> {
  const running = attempts.get(load) as Promise<ComponentType<P>> | undefined;
  if (running) return running;
  const started = load().then((module) => {
    if (!module.default) throw new Error(`"${name}" has no default export, so it cannot be rendered.`);
    return module.default;
  });
  attempts.set(load, started as Promise<ComponentType<never>>);
  started.catch(() => attempts.delete(load));
  return started;
}

/** The message for readers: an error without a name has one of the site's texts as its message. */
const messageFor = (error: unknown, t: Locale['t']): string =>
  error instanceof Error && !error.name ? t(error.message as Text) : String(error);

type State<P> =
  { kind: 'loading'; late: boolean } | { kind: 'loaded'; Part: ComponentType<P> } | { kind: 'failed'; error: unknown };

/**
 * A part of a page whose code loads on demand: nothing at first, a progress ring after 200 ms, then the part, or a
 * box with the error and a retry button. `load` must be the same function in every render.
 */
export function Lazy<P extends object>(props: { load: Loader<P>; name: string; props: P }): ReactNode {
  const { load, name, props: partProps } = props;
  const [state, setState] = useState<State<P>>({ kind: 'loading', late: false });
  const [tries, setTries] = useState(0);
  const { t } = useLocale();

  useEffect(() => {
    let gone = false;
    const show = (next: State<P>) => {
      if (!gone) setState(next);
    };
    const timer = setTimeout(() => show({ kind: 'loading', late: true }), LAZY_DELAY);
    attempt(load, name)
      .then(
        (Part) => show({ kind: 'loaded', Part }),
        async (error: unknown) => {
          if (!(await recoverFromChunkError(error))) show({ kind: 'failed', error });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, name, tries]);

  if (state.kind === 'loaded') return <state.Part {...partProps} />;
  if (state.kind === 'failed') {
    const retry = () => {
      setState({ kind: 'loading', late: false });
      setTries(tries + 1);
    };
    return (
      <div className="lazy-error" role="alert">
        <p>{messageFor(state.error, t)}</p>
        <button type="button" onClick={retry}>
          {t('Retry')}
        </button>
      </div>
    );
  }
  return state.late ? (
    <div className="lazy-ring" role="status">
      <Icon node={LoaderCircle} size={24} className="ring" />
      <span className="sr-only">{t('Loading')}</span>
    </div>
  ) : null;
}
