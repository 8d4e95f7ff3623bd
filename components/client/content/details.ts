import { animateCollapse, setCollapsed } from '@/lib/browser/collapse';

/** Height animation for `details`, which work natively without JavaScript. */
export function enhanceDetails(root: ParentNode): void {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('details.details:not([data-collapsed])')) {
    const summary = details.querySelector<HTMLElement>(':scope > summary');
    const panel = details.querySelector<HTMLElement>(':scope > .details-content');
    if (!summary || !panel) continue;
    let collapsed = !details.open;
    details.dataset.collapsed = String(collapsed);
    if (collapsed) setCollapsed(panel, true);
    summary.addEventListener('mousedown', (event) => {
      if (event.detail > 1) event.preventDefault();
    });
    summary.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
      collapsed = !collapsed;
      details.dataset.collapsed = String(collapsed);
      if (!collapsed) details.open = true;
      animateCollapse(panel, collapsed, () => {
        if (collapsed) details.open = false;
      });
    });
    // The browser opens details by itself when find-in-page or a hash leads into them.
    details.addEventListener('toggle', () => {
      if (!details.open || !collapsed) return;
      collapsed = false;
      details.dataset.collapsed = 'false';
      setCollapsed(panel, false);
    });
  }
}
