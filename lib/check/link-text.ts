import { linkFinding, type LinkRule } from './rule';

const SAYS_NOTHING = new Set([
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

/** Link text says where the link goes: it is not "here", a bare address, or empty. */
export const linkText: LinkRule = (link) => {
  // Components take link text from data, so it is not known here.
  if (link.text === undefined) return [];
  const text = link.text.trim();
  const report = (message: string) => [
    linkFinding(link, 'link-text', message, 'Name the page or the place it leads to.'),
  ];
  if (!text) return report(`The link to ${link.href} has no text.`);
  if (SAYS_NOTHING.has(text.toLowerCase().replace(/[.!:,]+$/, ''))) {
    return report(`The link text "${text}" does not say where it goes.`);
  }
  if (/^(https?:\/\/|www\.)\S+$/i.test(text)) return report(`The link shows a bare address: ${text}.`);
  return [];
};
