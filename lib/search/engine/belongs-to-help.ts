import { HELP_NOW } from '@/lib/site/help-now';

/** Short answers that lead to the help page, by page and section. */
const ANSWERS = new Set(['/quick_links/participants/#help', '/faq/#emergency']);

/** Whether a result is the help page or leads there; nothing else is offered to someone in danger. */
export const belongsToHelp = ({ url, hash }: { url: string; hash: string }): boolean =>
  url === `${HELP_NOW}/` || ANSWERS.has(`${url}#${hash}`);
