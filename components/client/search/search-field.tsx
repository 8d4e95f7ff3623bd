import { Search } from 'lucide';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { Cross, Icon } from '@/components/shared/icon';
import { mayPrefetch } from '@/lib/browser/connection';
import { useLocale } from '../language/locale';
import { useIsHydrated } from '../shared/browser-state';
import { prefetchIndex } from './search-loader';

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  suggestion?: string;
  typed: string;
  /** The ID of the list of results. */
  listId: string;
  hasResults: boolean;
  /** The ID of the selected result. */
  selectedId?: string;
  onFocus: (event: FocusEvent) => void;
  onType: (value: string) => void;
  onClear: () => void;
}

/** The field itself, with what is beside the text: the keys that lead to it, or a button that clears it. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { input, suggestion, typed, listId, hasResults, selectedId, onFocus, onType, onClear } = props;
  const { code, t } = useLocale();
  const isHydrated = useIsHydrated();
  return (
    <div className="search-field row" data-filled={typed ? '' : undefined}>
      <Icon node={Search} className="search-icon muted" />
      <input
        ref={input}
        className="search-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        placeholder={suggestion ?? t('Search')}
        aria-label={t('Search')}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasResults}
        aria-activedescendant={selectedId}
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-owns={listId}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={() => mayPrefetch() && prefetchIndex(code)}
        onFocus={onFocus}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {isHydrated && !typed ? (
        <span className="search-hint" aria-hidden="true">
          <kbd>{/mac/i.test(navigator.platform) ? '⌘' : 'ctrl'}</kbd>
          <kbd>K</kbd>
        </span>
      ) : null}
      {typed ? (
        <button
          type="button"
          className="search-clear icon-button muted"
          aria-label={t('Clear search')}
          onClick={onClear}
        >
          <Cross />
        </button>
      ) : null}
    </div>
  );
}
