import { useEffect, useState, type KeyboardEvent } from 'react';

/** A list of options below a field. */
export interface OptionList {
  count: number;
  /** The option that is selected before the reader selects another; -1 for none. */
  first: 0 | -1;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/**
 * The option that keys select while the focus stays in the field. A new query selects the first option again; after the
 * list was closed and opened, none is selected.
 * @param list The list's ID.
 */
export function useSelectedOption({ list, query, isOpen }: { list: string; query: string; isOpen: boolean }) {
  const [{ count, first }, setList] = useState<OptionList>({ count: 0, first: 0 });
  const [selected, setSelected] = useState({ for: '', index: -1 });
  const index = selected.for === query && selected.index < count ? selected.index : count ? first : -1;
  const select = (next: number) => setSelected({ for: query, index: next });
  useEffect(() => {
    if (!isOpen) setSelected({ for: query, index: -1 });
    // Only when it closes: another query, typed later, selects its first option.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOpen]);

  /** True if the key was one for the list. */
  const press = (event: KeyboardEvent): boolean => {
    if (!count) return false;
    const isForNewTab = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') {
      const link = document.getElementById(optionId(list, Math.max(0, index))) as HTMLAnchorElement;
      if (isForNewTab) window.open(link.href, '_blank', 'noopener');
      else link.click();
      return true;
    }
    const moves: Record<string, number> = {
      // "None" comes between the last and the first, then it wraps around.
      ArrowDown: index === count - 1 ? -1 : index + 1,
      ArrowUp: index === -1 ? count - 1 : index - 1,
      Home: 0,
      End: count - 1,
    };
    const next = moves[event.key];
    if (next === undefined || isForNewTab || event.altKey || event.shiftKey) return false;
    select(next);
    document.getElementById(optionId(list, next))?.scrollIntoView?.({ block: 'nearest' });
    return true;
  };

  return { count, index, select, press, setList };
}
