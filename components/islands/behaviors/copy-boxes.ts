import { makeCopyButton } from './code-blocks';

/** Copy buttons for samples (`data-copy-sample`, in their head) and for single values (`data-copy`). */
export function enhanceCopyBoxes(root: ParentNode): void {
  for (const sample of root.querySelectorAll<HTMLElement>('[data-copy-sample]:not([data-ready])')) {
    const head = sample.querySelector('.sample-head');
    const code = sample.querySelector('code');
    if (!head || !code) continue;
    sample.dataset.ready = '';
    head.append(makeCopyButton(() => code.textContent ?? '', { idle: 'Copy', words: true }));
  }
  for (const box of root.querySelectorAll<HTMLElement>('[data-copy]:not([data-ready])')) {
    const { copy = '', copyLabel = 'Copy' } = box.dataset;
    box.dataset.ready = '';
    box.append(makeCopyButton(() => copy, { idle: copyLabel }));
  }
}
