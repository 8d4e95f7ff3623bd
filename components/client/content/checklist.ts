import type { Say } from '@/lib/settings/say';
import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';

const PARTS = '[data-check], [data-checklist-reset], [data-print]';

const slotOf = (list: string) => createStorageSlot(STORAGE_KEYS.checklist(list));
const boxesOf = (list: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-checklist="${CSS.escape(list)}"] [data-check]`),
];
const isTicked = (box: HTMLElement): boolean => box.getAttribute('aria-pressed') === 'true';

/** The IDs that the reader ticked; none if nothing readable is stored. */
function remembered(list: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(slotOf(list).get() ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function show(list: string, ticked: unknown[], say: Say): void {
  for (const box of boxesOf(list)) box.setAttribute('aria-pressed', String(ticked.includes(box.dataset.check)));
  count(list, say);
}

function count(list: string, say: Say): void {
  const boxes = boxesOf(list);
  const text = say('{done} of {all} done', { done: boxes.filter(isTicked).length, all: boxes.length });
  for (const counter of document.querySelectorAll(`[data-checklist-count="${CSS.escape(list)}"]`)) {
    if (counter.textContent !== text) counter.textContent = text;
  }
}

/** Updates the page's checklists from the browser's storage. */
export function showChecklists(say: Say): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-checklist]')].map((list) => list.dataset.checklist);
  for (const list of new Set(lists)) if (list) show(list, remembered(list), say);
}

/** The box itself holds the state: if storage fails, a tick still lasts until the reader leaves the page. */
function toggle(box: HTMLElement, say: Say): void {
  const list = box.closest<HTMLElement>('[data-checklist]')?.dataset.checklist ?? '';
  box.setAttribute('aria-pressed', String(!isTicked(box)));
  const ticked = boxesOf(list).filter(isTicked);
  slotOf(list).set(JSON.stringify(ticked.map(({ dataset }) => dataset.check)));
  count(list, say);
}

/** Makes checklist boxes, their reset, and print buttons work. */
export function watchChecklists(say: Say, signal: AbortSignal): void {
  const onClick = ({ target }: MouseEvent) => {
    const part = target instanceof Element ? target.closest<HTMLElement>(PARTS) : null;
    if (!part) return;
    const { check, checklistReset: reset } = part.dataset;
    if (check !== undefined) return toggle(part, say);
    if (reset === undefined) return window.print();
    slotOf(reset).del();
    show(reset, [], say);
  };
  // Another window of this site ticked something, or the storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(STORAGE_KEYS.checklist(''))) showChecklists(say);
  };
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('storage', onStorage, { signal });
}
