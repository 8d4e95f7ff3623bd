import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Any moment does, if it is always the same; the build knows no time. */
const MOMENT = '2000-01-01T00:00:00Z';
/** The parts of a zip file carry a local time without a zone, so a local time it must be. */
const LOCAL_MOMENT = new Date(2000, 0, 1);

/**
 * A Word file without what differs from one writing to the next: times, random names of links, and numbers of pictures
 * that go on from the document before. Equal documents are then equal byte by byte.
 */
export function reproducibleZip(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const names = new Map<string, string>();
  const renamed = (name: string): string => {
    const known = names.get(name) ?? `link${names.size + 1}`;
    names.set(name, known);
    return known;
  };
  let pictures = 0;
  const steady = (text: string): string =>
    text
      .replace(/(<wp:docPr id=")\d+/g, (_, tag: string) => tag + String((pictures += 1)))
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_, tag: string) => tag + MOMENT)
      .replace(
        /\b(r:id|Id)="(rId[\w-]{10,})"/g,
        (_, attribute: string, name: string) => `${attribute}="${renamed(name)}"`,
      );
  const parts = Object.entries(unzipSync(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const files = Object.fromEntries(
    parts.map(([name, data]) => [name, /\.(?:xml|rels)$/.test(name) ? strToU8(steady(strFromU8(data))) : data]),
  );
  return zipSync(files, { mtime: LOCAL_MOMENT }) as Uint8Array<ArrayBuffer>;
}
