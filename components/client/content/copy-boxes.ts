import type { Translate } from '@/lib/settings/translate';
import { makeCopyButton } from './code-blocks';

/** Paragraphs and items of a text, with a blank line between paragraphs; line breaks from the source are removed. */
function plainText(body: Element): string {
  const blocks = [...body.querySelectorAll('p, li')].filter((block) => !block.querySelector('p, li'));
  return blocks.map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim()).join('\n\n');
}

/** Boxes that already have a button. */
const ready = new WeakSet<Element>();

/** Adds copy buttons for texts (`data-copy-text`) and single values (`data-copy`). */
export function enhanceCopyBoxes(t: Translate): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-copy-text], [data-copy]')) {
    if (ready.has(box)) continue;
    ready.add(box);
    const { copy, copyLabel = t('Copy') } = box.dataset;
    const title = box.querySelector('.copy-text-title');
    const body = box.querySelector('.copy-text-body');
    if (copy !== undefined) box.append(makeCopyButton(() => copy, { idle: copyLabel, t }));
    else if (body) title?.append(makeCopyButton(() => plainText(body), { idle: copyLabel, words: true, t }));
  }
}
