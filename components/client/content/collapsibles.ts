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
