/**
 * What a page needs to come alive, without what its reader already has: page data (`index.txt`) holds the finished
 * content of the page once more. A page turn needs all of it; the first page takes the content from its document.
 */

/** One record of page data, as React writes it: `id:json` and a line end, or `id:Tlength,text`. */
export interface Row {
  id: string;
  /** The record as it stands in the data. */
  raw: string;
  /** The text of a text record. */
  text?: string;
}

const LINE_END = 10;
const TEXT_ROW = /^([0-9a-f]*):T([0-9a-f]+),/;

/** The records of page data, in order. @throws Error when a record has no end. */
export function readRows(data: string): Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = TEXT_ROW.exec(bytes.toString('utf8', at, at + 24));
    if (head) {
      const start = at + head[0].length;
      // The length counts bytes, not characters.
      const end = start + Number.parseInt(head[2] ?? '', 16);
      if (end > bytes.length) throw new Error(`Record ${head[1]} of the page data is cut off.`);
      rows.push({
        id: head[1] ?? '',
        raw: bytes.toString('utf8', at, end),
        text: bytes.toString('utf8', start, end),
      });
      at = end;
    } else {
      const end = bytes.indexOf(LINE_END, at);
      if (end < 0) throw new Error('The last record of the page data has no end.');
      const raw = bytes.toString('utf8', at, end + 1);
      rows.push({ id: raw.slice(0, raw.indexOf(':')), raw });
      at = end + 1;
    }
  }
  return rows;
}

export const joinRows = (rows: Row[]): string => rows.map(({ raw }) => raw).join('');

/** What closes the list of segments; records behind it come when they are ready, on a busy machine in another order. */
const CLOSE = /^[0-9a-f]+:C\n$/;

/**
 * The same records, the late ones in an order that does not depend on the machine: texts first, which refer to
 * nothing, each kind by id. So two builds of one commit give the same bytes.
 */
export function inStableOrder(rows: Row[]): Row[] {
  const late = rows.findIndex(({ raw }) => CLOSE.test(raw)) + 1;
  if (!late) return rows;
  const isText = ({ text }: Row) => Number(text !== undefined);
  const byId = (a: Row, b: Row) => Number.parseInt(a.id, 16) - Number.parseInt(b.id, 16);
  return [...rows.slice(0, late), ...rows.slice(late).sort((a, b) => isText(b) - isText(a) || byId(a, b))];
}

/** The same records, with inline scripts of the page's HTML left empty: they ran, and run only once. */
export function withoutScripts(rows: Row[], html: string): Row[] {
  return rows.map((row) =>
    row.text !== undefined && html.includes(`<script>${row.text}</script>`)
      ? { id: row.id, raw: `${row.id}:""\n` }
      : row,
  );
}

/** Attribute of the one element whose content is finished HTML: see components/page/static-html.tsx. */
const CONTENT = /"data-finished":"","dangerouslySetInnerHTML":\{"__html":"\$([0-9a-f]+)"\}/;

/**
 * The start data of a page: a first line with the id of the record that holds the content, and the other records. The
 * first line is empty when no record holds it.
 */
export function startData(rows: Row[]): string {
  const id = CONTENT.exec(joinRows(rows))?.[1];
  const content = rows.find((row) => row.id === id && row.text !== undefined);
  return `${content?.id ?? ''}\n${joinRows(rows.filter((row) => row !== content))}`;
}
