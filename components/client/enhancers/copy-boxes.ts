import type { Translate } from '@/lib/settings/translate';
import { createCopyButton } from '../shared/copy-button';

/** Paragraphs and items of a text, with a blank line between paragraphs; line breaks from the source are removed. */
function plainText(body: Element): string {
  const blocks = [...body.querySelectorAll('p, li')].filter((block) => !block.querySelector('p, li'));
  return blocks.map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim()).join('\n\n');
}

/** Adds a copy button for a text (`data-copy-text`) or a single value (`data-copy`). */
export function enhanceCopyBox(box: HTMLElement, t: Translate): void {
  const { copy, copyLabel = t('Copy') } = box.dataset;
  const title = box.querySelector('.copy-text-title');
  const body = box.querySelector('.copy-text-body');
  if (copy !== undefined) box.append(createCopyButton(() => copy, { name: copyLabel, t }));
  else if (body) title?.append(createCopyButton(() => plainText(body), { name: copyLabel, showsName: true, t }));
}
