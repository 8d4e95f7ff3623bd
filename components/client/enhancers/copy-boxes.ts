import { makeCopyButton } from './code-blocks';

/** Boxes that have their button. */
const ready = new WeakSet<Element>();

/** Copy buttons for samples (`data-copy-sample`, in their head) and for single values (`data-copy`). */
export function enhanceCopyBoxes(root: ParentNode): void {
  for (const sample of root.querySelectorAll<HTMLElement>('[data-copy-sample]')) {
    const head = sample.querySelector('.sample-head');
    const code = sample.querySelector('code');
    if (!head || !code || ready.has(sample)) continue;
    ready.add(sample);
    head.append(makeCopyButton(() => code.textContent ?? '', { idle: 'Copy', words: true }));
  }
  for (const box of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy = '', copyLabel = 'Copy' } = box.dataset;
    if (ready.has(box)) continue;
    ready.add(box);
    box.append(makeCopyButton(() => copy, { idle: copyLabel }));
  }
}
