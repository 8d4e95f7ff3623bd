import { rewritePages, type ExportStep } from './exported-site';
import { orderHead as inOrder } from './next-page';

/** Gives the tags in the head of each page one order, so that two builds of one commit are the same. */
export const orderHead: ExportStep = {
  name: 'order-head',
  run: (site) => rewritePages(site, 'The head does not have the expected form.', inOrder),
};
