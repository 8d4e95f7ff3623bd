import { SITE_EVENTS } from '@/lib/browser/site-events';
import { decode } from '@/lib/settings/addresses';

/** Opens the fold that holds what the address names. */
function openTarget(): void {
  const target = document.getElementById(decode(location.hash.slice(1)));
  target?.closest('details')?.setAttribute('open', '');
}

/** Opens the fold that holds what the address names, now and whenever the address changes. */
export function watchEntries(signal: AbortSignal): void {
  openTarget();
  window.addEventListener(SITE_EVENTS.location, openTarget, { signal });
  window.addEventListener('hashchange', openTarget, { signal });
}

/** A filter field above an index (named in `data-filter`) that shows only rows with all the typed words. */
export function enhanceFilters(root: ParentNode): void {
  for (const index of root.querySelectorAll<HTMLElement>('[data-filter]:not([data-ready])')) {
    index.dataset.ready = '';
    // The name of a group of rows, which has one cell, shows as long as one of them does.
    const rows = [...index.querySelectorAll<HTMLElement>('tbody > tr')]
      .filter((row) => !row.querySelector('[colspan]'))
      .map((row) => ({ row, text: row.textContent.toLowerCase() }));
    const groups = [...index.querySelectorAll<HTMLElement>('tbody, .table-scroll')];
    const field = document.createElement('input');
    field.type = 'search';
    field.className = 'entry-filter';
    field.placeholder = index.dataset.filter ?? '';
    field.setAttribute('aria-label', field.placeholder);
    const count = document.createElement('p');
    count.className = 'entry-count';
    count.setAttribute('role', 'status');
    field.addEventListener('input', () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let left = 0;
      for (const { row, text } of rows) {
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) left += 1;
      }
      for (const group of groups) group.hidden = !rows.some(({ row }) => !row.hidden && group.contains(row));
      count.textContent = words.length ? `${left} of ${rows.length}` : '';
    });
    index.prepend(field, count);
  }
}
