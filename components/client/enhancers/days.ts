import { atNextFrame } from '../shared/at-next-frame';

/** How long the lamp stays over a day. */
const STAY_MS = 4000;
/** How far above the line a day is touched. */
const ABOVE_PX = 40;
/** How far below. */
const BELOW_PX = 56;
/** How near the lamp's cord comes to words beside it, so that neither shade nor light covers them. */
const CLEAR_PX = 124;

/** Lets the lamp of the home page go to the day under the pointer and show its note, until it returns to today. */
export function watchDays(signal: AbortSignal): void {
  const line = document.querySelector<SVGSVGElement>('.day-line');
  const opening = line?.parentElement;
  const note = line?.querySelector('.over-day text');
  if (!line || !opening || !note) return;
  const days = [...line.querySelectorAll('.day')];
  const movables = line.querySelectorAll<SVGElement>('.over-day');
  const today = Number(line.dataset.today);
  const light = line.querySelector('.lamp-light');
  const word = note.textContent;
  const notes = line.dataset.notes?.split('\n') ?? [];
  const toCome = notes.pop() ?? '';
  let shown = today;
  /** How far (in pixels) the lamp is from today. */
  let lampOffset = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const centerOf = (dot: Element | undefined): number => {
    const { left = NaN, width = 0 } = dot?.getBoundingClientRect() ?? {};
    // On phones, some days aren't shown.
    return width ? left + width / 2 : NaN;
  };
  /** How far the lamp may go to the left. */
  const leftmostOffset = (): number => {
    const lamp = line.querySelector('.lamp')?.getBoundingClientRect();
    const beside = [...opening.children]
      .filter((child) => child !== line)
      .map((child) => child.getBoundingClientRect())
      .filter(({ top, bottom }) => lamp && top < lamp.bottom && bottom > lamp.top);
    return Math.min(0, Math.max(...beside.map(({ right }) => right)) + CLEAR_PX - centerOf(days[today]));
  };
  /** What is in the light is ink, however wide the window is. */
  const lightUp = () => {
    const lampCenter = centerOf(days[today]) + lampOffset;
    const reach = (light?.getBoundingClientRect().width ?? 0) / 2;
    for (const dot of days) {
      dot.classList.toggle('lit', Math.abs(centerOf(dot) - lampCenter) < reach);
      dot.classList.remove('lit-on-phones');
    }
  };
  const show = (day: number) => {
    if (day === shown) return;
    shown = day;
    const offset = day === today ? 0 : centerOf(days[day]) - centerOf(days[today]);
    lampOffset = Math.max(offset, leftmostOffset());
    for (const movable of movables) {
      movable.style.transform = `translateX(${movable.contains(note) ? offset : lampOffset}px)`;
    }
    lightUp();
    note.textContent = day === today ? word : day > today ? toCome : (notes[day % notes.length] ?? '');
    line.classList.toggle('elsewhere', day !== today);
  };
  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    const below = clientY - line.getBoundingClientRect().bottom;
    if (below < -ABOVE_PX || below > BELOW_PX) return;
    const distances = days.map((dot) => Math.abs(centerOf(dot) - clientX));
    show(distances.indexOf(Math.min(...distances.filter((distance) => distance >= 0))));
    clearTimeout(timer);
    timer = setTimeout(() => show(today), STAY_MS);
  };
  for (const name of ['pointermove', 'pointerdown'] as const) {
    opening.addEventListener(name, onPointer, { signal, passive: true });
  }
  atNextFrame(lightUp, signal);
  window.addEventListener('resize', lightUp, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
