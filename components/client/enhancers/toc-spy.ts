import { settings } from '@/lib/settings/settings';
import { atNextFrame } from '../shared/at-next-frame';
import { targetOf } from '../shared/target-of';

/** Top and bottom of an element, or of the nearest ancestor with a height if it has none. */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  return box.top === box.bottom && element.parentElement ? boxOf(element.parentElement) : box;
}

/** Whether the window shows the end of the page: the last section is being read, however short it is. */
const isAtEnd = (): boolean => {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight > scrollHeight - 2;
};

/** The heading being read, given the boxes of all headings in document order; -1 for none. */
export function activeHeading(
  boxes: { top: number; bottom: number }[],
  barHeight: number,
  windowHeight: number,
): number {
  const next = boxes.findIndex((box) => box.top >= barHeight);
  const box = boxes[next];
  if (!box) return boxes.length - 1;
  return box.top > 0 && box.bottom < windowHeight / 2 ? next : next - 1;
}

/** Marks the link of the current section in the table of contents, and lets the lamp above go to it. */
export function watchTableOfContents(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  if (!links.length) return;
  const headings = links.map(({ hash }) => targetOf(hash)).filter((element) => element !== null);
  const navbar = document.querySelector('.navbar');
  const toc = document.querySelector<HTMLElement>('.toc');
  const title = toc?.querySelector('p');

  const update = () => {
    const barHeight = settings.hidesNavbarOnScroll ? 0 : (navbar?.clientHeight ?? 0);
    const active = isAtEnd()
      ? headings.at(-1)
      : headings[activeHeading(headings.map(boxOf), barHeight, window.innerHeight)];
    for (const link of links) {
      if (active && targetOf(link.hash) === active) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const day = toc?.querySelector<HTMLElement>('[aria-current]') ?? title;
    toc?.style.setProperty('--lamp-offset', `${day && title ? day.offsetTop - title.offsetTop : 0}px`);
  };
  const schedule = atNextFrame(update, signal);
  window.addEventListener('scroll', schedule, { passive: true, signal });
  window.addEventListener('resize', schedule, { signal });
}
