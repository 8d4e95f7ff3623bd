'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { contextOf } from '@/lib/settings/search-address';
import { useLocale } from '../language/locale';
import { Lazy, type Loader } from '../router/lazy';
import { leaveOverlayEntry, addOverlayEntry } from '../router/overlay-history';
import { useCurrentPath } from '../shared/browser-state';
import { withSignal } from '../shared/with-signal';
import { leaveHighlight } from './highlight-address';
import { SearchField } from './search-field';
import { loadSearch } from './search-loader';
import type { SearchPanelProps } from './search-panel';
import { useFollowedHighlights } from './use-followed-highlights';
import { optionId, useSelectedOption } from './use-selected-option';

type PanelProps = Omit<SearchPanelProps, 'session'>;

const LIST_ID = 'search-results';

/** On a phone, the open search covers the page, so Back closes it. */
const coversPage = () => window.matchMedia('(max-width: 576px)').matches;

/** The field in the navbar, unless the page has its own. */
export function NavbarSearch(): ReactNode {
  const { pathOf } = useLocale();
  return useCurrentPath() === pathOf('/') ? null : <SearchBox />;
}

async function loadPanel(code: string) {
  const [session, { SearchPanel }] = await loadSearch(code, import('./search-panel'));
  return { default: (props: PanelProps) => <SearchPanel {...props} session={session} /> };
}

/**
 * The search field, which the head script focuses on Control+K and "/": in the navbar, or, with a suggestion, large on
 * the home page. Engine, index, and list load when the reader shows intent. Text typed earlier, even before hydration,
 * is kept, because the input is uncontrolled.
 */
export function SearchBox({ suggestion }: { suggestion?: string }): ReactNode {
  const path = useCurrentPath();
  const { code, contexts } = useLocale();
  const context = contextOf(path, contexts, code);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The element that had the focus before. */
  const before = useRef<Element | null>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'loading' | 'ready'>('idle');
  const { count, index, select, press, setList } = useSelectedOption({ list: LIST_ID, query: typed.trim(), isOpen });

  const [load] = useState<Loader<PanelProps>>(() => async () => {
    setState('loading');
    const panel = await loadPanel(code);
    setState('ready');
    return panel;
  });

  const start = useCallback(() => {
    setIsOpen(true);
    if (coversPage()) {
      addOverlayEntry();
      // The keyboard takes half of the window; in the navbar, the field is at its top already.
      if (suggestion) box.current?.scrollIntoView();
    }
    setState((now) => (now === 'idle' ? 'loading' : now));
  }, [suggestion]);

  const change = useCallback((value: string) => {
    if (input.current && input.current.value !== value) input.current.value = value;
    setTyped(value);
  }, []);

  const leave = useCallback(() => {
    setIsOpen(false);
    input.current?.blur();
  }, []);

  // Text and focus from before hydration.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    if (field.value) setTyped(field.value);
    if (document.activeElement === field) start();
    // Only once: later changes arrive as events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useFollowedHighlights(input, change);
  // On a phone, Back closes the open search.
  useEffect(() => withSignal((signal) => window.addEventListener('popstate', leave, { signal })), [leave]);

  const onBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setIsOpen(false);
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
    if (event.target === input.current && press(event)) event.preventDefault();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setIsOpen(true);
  };

  return (
    // The keys belong to the field inside; the wrapper only receives the events.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={suggestion ? 'search search-home' : 'search'}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onMouseDown={keepFocus}
    >
      <SearchField
        input={input}
        suggestion={suggestion}
        typed={typed}
        listId={LIST_ID}
        hasResults={count > 0}
        selectedId={index < 0 ? undefined : optionId(LIST_ID, index)}
        onFocus={(event) => {
          if (!box.current?.contains(event.relatedTarget)) before.current = event.relatedTarget;
          start();
        }}
        onType={(value) => {
          setTyped(value);
          setIsOpen(true);
          // A window in the background accepts text without firing a focus event.
          if (state === 'idle') start();
        }}
        onClear={() => {
          change('');
          leaveHighlight();
          // The field is already in view, and the reader's place must not move.
          input.current?.focus({ preventScroll: true });
        }}
      />
      {state === 'idle' ? null : (
        // Show a failure to a reader who is waiting for results.
        <div className="search-late" hidden={!isOpen || (state !== 'ready' && !typed.trim())}>
          <Lazy
            load={load}
            name="search"
            props={{
              id: LIST_ID,
              isOpen,
              typed,
              context,
              selected: index,
              onSelect: select,
              onList: setList,
              onLeave: leave,
            }}
          />
        </div>
      )}
    </div>
  );
}
