export const PROGRESS_DELAY = 200;

const MINIMUM = 0.08;
const LOST = 'page-lost';
let progress: number | null = null;
let delay: ReturnType<typeof setTimeout> | undefined;
let trickle: ReturnType<typeof setInterval> | undefined;

function bar(label = ''): HTMLElement {
  const existing = document.getElementById('nprogress');
  if (existing) return existing;
  const box = document.createElement('div');
  box.id = 'nprogress';
  box.innerHTML = '<div class="bar" role="progressbar"><div class="peg"></div></div>';
  box.firstElementChild?.setAttribute('aria-label', label);
  document.body.append(box);
  document.documentElement.classList.add('nprogress-busy');
  return box;
}

function draw(value: number): void {
  progress = value;
  const line = bar().firstElementChild as HTMLElement;
  line.style.transition = 'transform 200ms ease';
  line.style.transform = `translate3d(${(value - 1) * 100}%, 0, 0)`;
}

/** Says why the new page doesn't come, until the next page turn begins or ends. */
export function showLost(message: string): void {
  endProgress();
  const box = Object.assign(document.createElement('p'), { id: LOST, role: 'alert', textContent: message });
  document.body.append(box);
}

/** Shows the bar, named `label` for screen readers, if the new page takes longer than 200 ms. */
export function startProgress(label: string): void {
  clearTimeout(delay);
  document.getElementById(LOST)?.remove();
  delay = setTimeout(() => {
    bar(label);
    draw(MINIMUM);
    clearInterval(trickle);
    trickle = setInterval(() => draw(Math.min(0.994, (progress ?? 0) + Math.random() * 0.02)), 800);
  }, PROGRESS_DELAY);
}

/** Completes the bar; does nothing if it was not started. */
export function endProgress(): void {
  clearTimeout(delay);
  clearInterval(trickle);
  document.getElementById(LOST)?.remove();
  if (progress === null) return;
  draw(1);
  progress = null;
  const box = bar();
  setTimeout(() => {
    box.style.transition = 'opacity 200ms linear';
    box.style.opacity = '0';
    setTimeout(() => {
      box.remove();
      document.documentElement.classList.remove('nprogress-busy');
    }, 200);
  }, 200);
}
