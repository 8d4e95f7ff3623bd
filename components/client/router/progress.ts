/** No bar shows for the first milliseconds of a page turn, so that a quick one never flickers. */
export const PROGRESS_DELAY_MS = 200;

const LOST = 'page-lost';
let bar: HTMLElement | undefined;
let progress = 0;
let delay: ReturnType<typeof setTimeout> | undefined;
let trickle: ReturnType<typeof setInterval> | undefined;

function addBar(label: string): HTMLElement {
  const box = document.createElement('div');
  box.id = 'nprogress';
  box.innerHTML = '<div class="bar" role="progressbar"></div>';
  const line = box.firstElementChild as HTMLElement;
  line.setAttribute('aria-label', label);
  document.body.append(box);
  return line;
}

function draw(value: number): void {
  progress = value;
  if (bar) bar.style.transform = `translate3d(${(value - 1) * 100}%, 0, 0)`;
}

/** Says why the new page doesn't come, until the next page turn begins or ends. */
export function showLost(message: string): void {
  endProgress();
  document.body.append(Object.assign(document.createElement('p'), { id: LOST, role: 'alert', textContent: message }));
}

/** Shows the bar, named `label` for screen readers, if the new page takes longer than 200 ms. */
export function startProgress(label: string): void {
  clearTimeout(delay);
  document.getElementById(LOST)?.remove();
  delay = setTimeout(() => {
    bar ??= addBar(label);
    draw(0.08);
    clearInterval(trickle);
    trickle = setInterval(() => draw(Math.min(0.994, progress + Math.random() * 0.02)), 800);
  }, PROGRESS_DELAY_MS);
}

/** Completes the bar; does nothing if it was not started. */
export function endProgress(): void {
  clearTimeout(delay);
  clearInterval(trickle);
  document.getElementById(LOST)?.remove();
  draw(1);
  const box = bar?.parentElement;
  bar = undefined;
  box?.classList.add('done');
  setTimeout(() => box?.remove(), 400);
}
