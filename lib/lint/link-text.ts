import { finding, type PageRule } from './rule';

const EMPTY_WORDS = new Set([
  'here',
  'click here',
  'this',
  'this page',
  'this link',
  'link',
  'page',
  'more',
  'read more',
  'learn more',
  'see more',
  'details',
  'website',
]);

/** The text of a link says where it goes: no "here", no bare address, not empty. */
export const linkText: PageRule = (checked) =>
  checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'link') return [];
    const text = reference.text.trim();
    const words = text.toLowerCase().replace(/[.!:,]+$/, '');
    const report = (message: string) => [
      finding(checked, 'link-text', reference, message, 'Name the page or the place it leads to.'),
    ];
    if (!text) return report(`The link to ${reference.value} has no text.`);
    if (EMPTY_WORDS.has(words)) return report(`The link text "${text}" does not say where it goes.`);
    if (/^(https?:\/\/|www\.)\S+$/i.test(text)) return report(`The link shows a bare address: ${text}.`);
    return [];
  });
