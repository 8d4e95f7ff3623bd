import type { ReactNode } from 'react';

/**
 * A sentence in which `<name>words</name>` is a link to `hrefs[name]`, so that a translation may place its links where
 * its grammar wants them.
 */
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
