import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** Any moment works, as long as it is always the same. */
const MOMENT = '2000-01-01T00:00:00Z';
/** Zip entries store local time without a time zone, so this is local time. */
const LOCAL_MOMENT = new Date(2000, 0, 1);

/**
 * Removes everything from a Word file that varies between runs: times, random link names, and picture numbers that
 * continue from the previous document. Identical documents then have identical bytes.
 */
export function reproducibleZip(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const names = new Map<string, string>();
  const renamed = (name: string): string => {
    const known = names.get(name) ?? `link${names.size + 1}`;
    names.set(name, known);
    return known;
  };
  let pictures = 0;
  const removeVariations = (text: string): string =>
    text
      .replace(/(<wp:docPr id=")\d+/g, (_, tag: string) => tag + String((pictures += 1)))
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, (_, tag: string) => tag + MOMENT)
      .replace(
        /\b(r:id|Id)="(rId[\w-]{10,})"/g,
        (_, attribute: string, name: string) => `${attribute}="${renamed(name)}"`,
      );
  const parts = Object.entries(unzipSync(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const files = Object.fromEntries(
    parts.map(([name, data]) => [
      name,
      /\.(?:xml|rels)$/.test(name) ? strToU8(removeVariations(strFromU8(data))) : data,
    ]),
  );
  return zipSync(files, { mtime: LOCAL_MOMENT }) as Uint8Array<ArrayBuffer>;
}
