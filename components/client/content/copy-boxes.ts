import type { Say } from '@/lib/settings/say';
import { makeCopyButton } from './code-blocks';

/** Paragraphs and items of a text, with a blank line between paragraphs; line breaks from the source are removed. */
function plainText(body: Element): string {
  const blocks = [...body.querySelectorAll('p, li')].filter((block) => !block.querySelector('p, li'));
  return blocks.map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim()).join('\n\n');
}

/** Boxes that already have a button. */
const ready = new WeakSet<Element>();

/**
 * Adds copy buttons for samples (`data-copy-sample`, in their header), texts (`data-copy-text`), and single values
 * (`data-copy`).
 */
export function enhanceCopyBoxes(root: ParentNode, say: Say): void {
  for (const sample of root.querySelectorAll<HTMLElement>('[data-copy-sample]')) {
    const head = sample.querySelector('.sample-head');
    const code = sample.querySelector('code');
    if (!head || !code || ready.has(sample)) continue;
    ready.add(sample);
    head.append(makeCopyButton(() => code.textContent ?? '', { idle: say('Copy'), words: true, say }));
  }
  for (const text of root.querySelectorAll<HTMLElement>('[data-copy-text]')) {
    const title = text.querySelector('.copy-text-title');
    const body = text.querySelector('.copy-text-body');
    if (!title || !body || ready.has(text)) continue;
    ready.add(text);
    const button = makeCopyButton(() => plainText(body), { idle: say('Copy'), words: true, say });
    title.append(button);
  }
  for (const box of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy = '', copyLabel = say('Copy') } = box.dataset;
    if (ready.has(box)) continue;
    ready.add(box);
    box.append(makeCopyButton(() => copy, { idle: copyLabel, say }));
  }
}
