import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { toHref } from '@/lib/settings/addresses';
import { checkedNote } from '@/lib/content/month';
import { markdownHandlers, rehypeReadable } from '@/lib/export/markdown/readable-html';
import { settings } from '@/lib/settings/settings';
import type { ContentRecord } from '@/lib/site/page-record';
import { STUDY_KIT_FILE } from './study-kit-address';
import { wordDocument } from './word-document';

/** The study kit as a Word document, made from the tree of its page, which it modifies. */
export async function studyKit(page: ContentRecord, body: HastRoot): Promise<Uint8Array<ArrayBuffer>> {
  const { title, description, checked } = page;
  const address = settings.url + toHref(page.path);
  dropDownload(body);
  const tree = unified()
    // In a document, a link within the page leads nowhere; other links get the site's public address.
    .use(rehypeReadable, { address: (href: string) => (href.startsWith('/') ? settings.url + href : href) })
    .use(rehypeRemark, { handlers: markdownHandlers })
    .runSync(body) as Root;
  return wordDocument({
    title: `mindLAMP: ${title}`,
    description,
    notes: [`From ${address}`, checkedNote(checked)],
    tree,
  });
}

/** Removes the paragraphs that link to the document itself. */
function dropDownload(tree: HastRoot): void {
  const file = toHref(STUDY_KIT_FILE);
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName !== 'p' || !parent || index === undefined || !linksTo(node, file)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

function linksTo(block: Element, href: string): boolean {
  let found = false;
  visit(block, { tagName: 'a' }, (link: Element) => {
    if (link.properties.href === href) found = true;
  });
  return found;
}
