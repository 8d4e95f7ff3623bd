import type { Handle } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Fences keep their language and title; formulas become their LaTeX source. */
export const markdownHandlers: Record<string, Handle> = {
  pre: (_, node) => {
    const { dataLanguage, dataTitle } = node.properties;
    return {
      type: 'code',
      lang: dataLanguage ? String(dataLanguage) : 'text',
      meta: dataTitle ? `title="${String(dataTitle)}"` : null,
      value: toString(node),
    };
  },
  math: (_, node) => {
    let source = '';
    visit(node, 'element', (part) => {
      if (part.tagName === 'annotation') source = toString(part);
    });
    if (node.properties.display === 'block') return { type: 'math', value: source };
    return { type: 'inlineMath', value: source } as never;
  },
};
