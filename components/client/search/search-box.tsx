'use client';
import { SITE_EVENTS } from '@/lib/browser/site-events';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Search } from 'lucide';
import { Icon } from '@/components/icon';
import { contextOf } from '@/lib/search/engine/contexts';
import { useLanguage } from '../language';
import { leaveOverlayEntry, addOverlayEntry } from '../router/overlay-history';
import { Lazy, type Loader } from '../lazy';
import { mayPrefetch } from '@/lib/browser/prefetch';
import { useCurrentPath, useHydrated } from '../browser-state';
import { highlightOf, keptSearch, leaveHighlight } from './highlight-address';
import { loadSearch, prefetchIndex, sayUnavailable, withSession } from './search-loader';
import type { SearchPanelProps } from './search-panel';

/** What the list provides to its field. */
export interface PanelKeys {
  /** True if the list handled the key. */
  press: (event: KeyboardEvent) => boolean;
}

type State = 'idle' | 'loading' | 'ready';
type PanelProps = Omit<SearchPanelProps, 'session'>;

const LIST_ID = 'search-results';

const isMac = () => /mac/i.test(navigator.platform);

/** On a phone, the open search covers the page, so Back closes it. */
const coversPage = () => window.matchMedia('(max-width: 576px)').matches;

/**
 * The search field in the navbar, which the head script focuses on Control+K and "/". Engine, index, and list load when
 * the reader shows intent. Text typed earlier, even before hydration, is kept, because the input is uncontrolled.
 */
export function SearchBox(): ReactNode {
  const path = useCurrentPath();
  const { code: language, t, contexts } = useLanguage();
  const context = contextOf(path, contexts, language);
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What had the focus before. */
  const before = useRef<Element | null>(null);
  const keys = useRef<PanelKeys | null>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<State>('idle');

  // The same function in every render, so Lazy loads once.
  const [loadPanel] = useState<Loader<PanelProps>>(() => async () => {
    setState('loading');
    const [session, { SearchPanel }] = await Promise.all([
      loadSearch(language),
      import('./search-panel').catch(sayUnavailable),
    ]);
    setState('ready');
    return { default: withSession<PanelProps>(SearchPanel, session) };
  });

  const start = useCallback(() => {
    setOpen(true);
    if (coversPage()) addOverlayEntry();
    setState((now) => (now === 'idle' ? 'loading' : now));
  }, []);

  const change = useCallback((value: string) => {
    if (input.current && input.current.value !== value) input.current.value = value;
    setText(value);
  }, []);

  // Text and focus from before hydration.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (field.value) setText(field.value);
    if (document.activeElement === field) start();
    // Only once: later changes arrive as events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // The field keeps the typed text while its words are highlighted; on other pages, it shows the highlighted words.
  useEffect(() => {
    let hadMarks = false;
    const follow = () => {
      if (document.activeElement === input.current) return;
      const words = highlightOf(window.location.search);
      const hasMarks = words.length > 0;
      if (!hasMarks && hadMarks) change(keptSearch());
      else if (hasMarks && !input.current?.value) change(words.join(' '));
      hadMarks = hasMarks;
    };
    if (highlightOf(window.location.search).length) follow();
    window.addEventListener(SITE_EVENTS.location, follow);
    return () => window.removeEventListener(SITE_EVENTS.location, follow);
  }, [change]);

  const leave = useCallback(() => {
    setOpen(false);
    input.current?.blur();
  }, []);

  useEffect(() => {
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [leave]);

  const onBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false);
  };

  // Not every browser gives the focus to a button that's pressed; the list would close before the click.
  const keepFocus = (event: MouseEvent) => {
    if (event.target !== input.current) event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      leaveOverlayEntry();
      return;
    }
    if (keys.current?.press(event)) event.preventDefault();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
  };

  return (
    // The keys belong to the field inside; the wrapper only receives the events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className="search" onBlur={onBlur} onKeyDown={onKeyDown} onMouseDown={keepFocus}>
      <div className="search-field" data-filled={text ? '' : undefined}>
        <Icon node={Search} className="search-icon" />
        <input
          ref={input}
          className="search-input"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          placeholder={t('Search')}
          aria-label={t('Search')}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-haspopup="listbox"
          aria-controls={LIST_ID}
          aria-owns={LIST_ID}
          aria-keyshortcuts="Control+K Meta+K /"
          onPointerEnter={() => {
            if (mayPrefetch()) prefetchIndex(language);
          }}
          onFocus={(event) => {
            if (!box.current?.contains(event.relatedTarget)) before.current = event.relatedTarget;
            start();
          }}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setOpen(true);
            // A window in the background accepts text without firing a focus event.
            if (state === 'idle') start();
          }}
        />
        {hydrated && !text ? (
          <span className="search-hint" aria-hidden="true">
            <kbd>{isMac() ? '⌘' : 'ctrl'}</kbd>
            <kbd>K</kbd>
          </span>
        ) : null}
        {text ? (
          <button
            type="button"
            className="search-clear"
            aria-label={t('Clear search')}
            onClick={() => {
              change('');
              leaveHighlight();
              // The field is already in view, and the reader's place must not move.
              input.current?.focus({ preventScroll: true });
            }}
          >
            ✕
          </button>
        ) : null}
      </div>
      {state === 'idle' ? null : (
        // Show a failure to a reader who is waiting for results.
        <div className="search-late" hidden={!open || (state !== 'ready' && !text.trim())}>
          <Lazy
            load={loadPanel}
            name="search"
            props={{ id: LIST_ID, open, text, context, input, keys, onLeave: leave }}
          />
        </div>
      )}
    </div>
  );
}
