import { animateCollapse, setCollapsed } from '@/lib/browser/collapse';

/** Buttons in finished HTML that open a panel named by `aria-controls`, initially closed. */
export function enhanceCollapsibles(root: ParentNode): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-collapsible]:not([data-ready])')) {
    const button = box.querySelector<HTMLButtonElement>('button[aria-controls]');
    const panel = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (!button || !panel) continue;
    box.dataset.ready = '';
    let collapsed = true;
    setCollapsed(panel, true);
    const set = (next: boolean) => {
      collapsed = next;
      button.setAttribute('aria-expanded', String(!collapsed));
      animateCollapse(panel, collapsed);
    };
    button.addEventListener('click', () => set(!collapsed));
  }
}

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

const OPEN = 'Open all fields';
const CLOSE = 'Close all fields';

/** One button for all folds of a schema; each fold also works on its own. */
export function enhanceSchemas(root: ParentNode): void {
  for (const schema of root.querySelectorAll<HTMLElement>('.schema:not([data-ready])')) {
    schema.dataset.ready = '';
    const folds = [...schema.querySelectorAll<HTMLDetailsElement>('details.fold')];
    if (!folds.length) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'schema-folds';
    const isOpen = () => folds.every((fold) => fold.open);
    const update = () => {
      button.textContent = isOpen() ? CLOSE : OPEN;
    };
    button.addEventListener('click', () => {
      const open = !isOpen();
      for (const fold of folds) fold.open = open;
    });
    for (const fold of folds) fold.addEventListener('toggle', update);
    update();
    schema.prepend(button);
  }
}
