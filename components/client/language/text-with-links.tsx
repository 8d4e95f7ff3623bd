import type { ReactNode } from 'react';

/** A sentence in which `<name>words</name>` links to `hrefs[name]`, wherever the grammar of a translation wants it. */
export function TextWithLinks({ text, hrefs }: { text: string; hrefs: Record<string, string> }): ReactNode {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((piece) => {
    const [, name = '', words] = /^<(\w+)>([^<]*)</.exec(piece) ?? [];
    return words ? (
      <a key={name} href={hrefs[name]}>
        {words}
      </a>
    ) : (
      piece
    );
  });
}
