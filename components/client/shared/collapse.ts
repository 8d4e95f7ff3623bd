/**
 * Milliseconds that a panel of the given height (px) takes to open or close: grows with the fourth root of the
 * height, plus a small linear part. With reduced motion it is 1, so `transitionend` still fires.
 */
export function collapseMs(heightPx: number, hasReducedMotion = false): number {
  if (hasReducedMotion) return 1;
  const lines = heightPx / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}

const pending = new WeakMap<HTMLElement, () => void>();

/** Final styles of a panel, without animation. */
export function setCollapsed(panel: HTMLElement, isCollapsed: boolean): void {
  panel.style.display = isCollapsed ? 'none' : 'block';
  panel.style.overflow = isCollapsed ? 'hidden' : 'visible';
  panel.style.height = isCollapsed ? '0px' : 'auto';
  panel.style.transition = '';
  panel.style.willChange = '';
}

/** Opens or closes a panel with a height animation; a new call replaces one still in progress. */
export function animateCollapse(panel: HTMLElement, isCollapsed: boolean, onEnd?: () => void): void {
  pending.get(panel)?.();
  const hasReducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  let frame = 0;
  const start = () => {
    const height = panel.scrollHeight;
    panel.style.transition = `height ${collapseMs(height, hasReducedMotion)}ms ease-in-out`;
    panel.style.height = `${height}px`;
  };
  const finish = (event: TransitionEvent) => {
    if (event.propertyName !== 'height' || event.target !== panel) return;
    cancel();
    setCollapsed(panel, isCollapsed);
    onEnd?.();
  };
  const cancel = () => {
    cancelAnimationFrame(frame);
    panel.removeEventListener('transitionend', finish);
    pending.delete(panel);
  };
  pending.set(panel, cancel);
  panel.addEventListener('transitionend', finish);
  panel.style.willChange = 'height';
  frame = requestAnimationFrame(() => {
    if (isCollapsed) start();
    else {
      panel.style.display = 'block';
      panel.style.overflow = 'hidden';
      panel.style.height ||= '0px';
    }
    frame = requestAnimationFrame(() => {
      if (isCollapsed) {
        panel.style.height = '0px';
        panel.style.overflow = 'hidden';
      } else start();
    });
  });
}
