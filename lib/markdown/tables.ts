import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Locale, Translate } from '@/lib/settings/translate';
import { breakCode, withBreaks } from './break-code';
import { yesOrNoColumn } from './yes-or-no';

/** How a table looks in a narrow column: `cards` gives each row a card, and `table` leaves it as it is. */
type TableLayout = 'cards' | 'table';

/** Width of the text column on the smallest phones, and of an average letter and a cell's padding there, in pixels. */
const PHONE_WIDTH_PX = 326;
const LETTER_PX = 8;
const PADDING_PX = 26;

const columnsOf = (rows: unknown[][]): number => Math.max(0, ...rows.map((cells) => cells.length));

/** The layout for a table: it stays a table if its widest cells fit side by side on a phone. */
function layoutOf(rows: string[][]): TableLayout {
  const widest = Array.from({ length: columnsOf(rows) }, (_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const width = widest.reduce((sum, letters) => sum + letters * LETTER_PX + PADDING_PX, 0);
  return width <= PHONE_WIDTH_PX ? 'table' : 'cards';
}

/** From this number of columns on, style sheets set a table tightly. */
const MIN_WIDE_COLUMNS = 5;

/**
 * The attributes of the box around every table, which scrolls on its own, also by keyboard. Style sheets could count
 * columns by themselves, but then browsers would count again at every change of a page.
 */
export const tableBox = (label: string, layout: TableLayout, columns: number) => ({
  role: 'group',
  tabIndex: 0,
  'aria-label': label,
  'data-layout': layout,
  'data-wide': columns >= MIN_WIDE_COLUMNS ? '' : undefined,
});

/**
 * Puts every Markdown table into a box, named after the heading above it. Each cell carries the name of its column, for
 * the cards on narrow screens.
 */
export function rehypeTables({ locale }: { locale: Locale }) {
  return (tree: Root): void => {
    let heading = '';
    visit(tree, 'element', (node: Element, index, parent: Parents | undefined) => {
      if (/^h[2-6]$/.test(node.tagName)) heading = toString(node).trim();
      if (node.tagName !== 'table' || index === undefined || !parent) return;
      for (const row of node.children) normalizeCells(row as Element);
      const rows = rowsOf(node);
      // Fact lists are always narrow.
      const isNarrow = 'name' in parent && parent.name === 'KeyValues';
      const layout = isNarrow ? 'table' : layoutOf(rows.map((cells) => cells.map((cell) => toString(cell).trim())));
      const label = heading ? locale.t('Table: {name}', { name: heading }) : locale.t('Table');
      if (layout === 'cards') nameCells(rows);
      addYesNoDots(rows, locale.t);
      breakCodeIn(node);
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          ...tableBox(label, layout, columnsOf(rows)),
          'data-first-long': isFirstLong(rows) ? '' : undefined,
        },
        children: [node],
      };
      return SKIP;
    });
  };
}

/** Whether the first of two columns says much more than the second, which browsers would then leave too narrow. */
function isFirstLong(rows: Element[][]): boolean {
  const [first = 0, second = 0] = [0, 1].map((column) =>
    rows.reduce((sum, row) => sum + (row[column] ? toString(row[column]).length : 0), 0),
  );
  return columnsOf(rows) === 2 && first > 2 * second;
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', (node: Element) => {
    if (node.tagName !== 'tr') return;
    rows.push(node.children.filter((cell): cell is Element => cell.type === 'element'));
    return SKIP;
  });
  return rows;
}

/** The first cell of a row is the title of its card and needs no column name. */
function nameCells([head = [], ...rows]: Element[][]): void {
  for (const cells of rows) {
    cells.forEach((cell, column) => {
      const name = head[column] && toString(head[column]).trim();
      if (column && name) cell.properties.dataLabel = name;
    });
  }
}

/** Puts a dot, filled or empty, before each yes and no of a column that holds nothing else. */
function addYesNoDots([, ...rows]: Element[][], t: Translate): void {
  for (let column = 1; column < columnsOf(rows); column++) {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const texts = cells.map((cell) => toString(cell));
    yesOrNoColumn(texts, t).forEach((yesNo, row) => {
      if (!yesNo) return;
      const properties = { className: ['dot', `dot-${yesNo}`] };
      cells[row]?.children.unshift({ type: 'element', tagName: 'span', properties, children: [] });
    });
  }
}

/**
 * `align` is no longer valid HTML, so it becomes a class. Column headers get a scope; an empty corner cell is not a
 * header and becomes a plain cell.
 */
function normalizeCells(section: Element): void {
  visit(section, 'element', (cell: Element) => {
    if (cell.tagName === 'th' && !toString(cell).trim()) cell.tagName = 'td';
    if (cell.tagName === 'th') cell.properties.scope = 'col';
    const align = cell.properties.align ?? /text-align:\s*(\w+)/.exec(String(cell.properties.style ?? ''))?.[1];
    if (!align) return;
    delete cell.properties.align;
    delete cell.properties.style;
    if (align !== 'left') cell.properties.className = [`align-${align}`];
  });
}

/** Adds break opportunities to the code in a table's cells. */
function breakCodeIn(table: Element): void {
  visit(table, 'element', (node: Element) => {
    if (node.tagName !== 'code') return;
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'text') return [child];
      return withBreaks(breakCode(child.value));
    });
  });
}
