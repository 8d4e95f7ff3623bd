import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { drawingOf, ThemedImage } from '@/components/shared/drawing';
import { TileDrawing, TILE_NAMES } from './small-drawings';

/** Elements in groups: a heading, or a line in bold, begins one, and its list ends it. */
function groupsOf(children: ReactNode): ReactElement[][] {
  const groups: ReactElement[][] = [];
  let isOpen = false;
  for (const child of Children.toArray(children)) {
    if (!isValidElement(child)) continue;
    if (!isOpen) groups.push([]);
    groups.at(-1)?.push(child);
    isOpen = child.type !== 'ul';
  }
  return groups;
}

/**
 * The names in `list`, one for each of `count` headings or items.
 * @throws Error for more or fewer, and for one that isn't among the `known`.
 */
function namesOf(component: string, list: string, count: number, known?: string[]): string[] {
  const names = list.split(',').flatMap((name) => name.trim() || []);
  if (names.length !== count)
    throw new Error(`<${component}> has ${count} parts, but \`drawings\` has ${names.length} names.`);
  const unknown = known && names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`<${component}> has no drawing "${unknown}". Drawings are ${known?.join(', ')}.`);
  return names;
}

/**
 * Links as rows to tap, one to a line: a heading and a list in Markdown for each group, which columns keep together. On
 * phones, groups are collapsed.
 */
export function Rows({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="rows">
      {groupsOf(children).map((group, index) => (
        <section key={index} data-rows="">
          {group}
        </section>
      ))}
    </div>
  );
}

/** The line of days in the opening of a reader's part: a list of links in Markdown, each a ring on it. */
export function Days({ label, children }: { label: string; children?: ReactNode }): ReactNode {
  return <nav aria-label={label}>{children}</nav>;
}

/**
 * The two ways into the site: a heading and a list of links in Markdown for each, with a lamp on. `drawings` names what
 * is in its light. @throws Error for a drawing that isn't there, and for more or fewer than there are headings.
 */
export function Doors({ drawings = '', children }: { drawings?: string; children?: ReactNode }): ReactNode {
  const groups = groupsOf(children);
  const names = namesOf('Doors', drawings, groups.length);
  return (
    <div className="doors">
      {groups.map(([heading, ...rest], index) => (
        <div key={index}>
          {heading}
          <div className="ornament">
            <ThemedImage drawing={drawingOf(names[index] ?? '')} alt="" />
          </div>
          {rest}
        </div>
      ))}
    </div>
  );
}

/**
 * What readers want to do: a heading and a list of links in Markdown, below a drawing.
 * `drawings` names the drawing of each. @throws Error for another name, and for more or fewer than there are headings.
 */
export function Tiles({ drawings = '', children }: { drawings?: string; children?: ReactNode }): ReactNode {
  const groups = groupsOf(children);
  const names = namesOf('Tiles', drawings, groups.length, TILE_NAMES);
  return (
    <div className="rows tiles">
      {groups.map((group, index) => (
        <section key={index} data-rows="">
          <TileDrawing name={names[index]} />
          {group}
        </section>
      ))}
    </div>
  );
}

/**
 * Columns beside each other where there's room: each heading of a section begins one, and so does a drawing. Below a single
 * heading, `drawings` names the drawing of each item of the list, as for tiles.
 */
export function Columns({ drawings, children }: { drawings?: string; children?: ReactNode }): ReactNode {
  const columns: ReactElement[][] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement<{ children?: ReactNode }>(child)) continue;
    if (child.type === 'h2' || typeof child.type !== 'string' || !columns.length) columns.push([]);
    columns.at(-1)?.push(drawings && child.type === 'ul' ? drawnList(child, drawings) : child);
  }
  return (
    <div className="columns">
      {columns.map((column, index) => (
        <div key={index}>{column}</div>
      ))}
    </div>
  );
}

/** A list with a drawing before each item. */
function drawnList(list: ReactElement<{ children?: ReactNode }>, drawings: string): ReactElement {
  const items = Children.toArray(list.props.children).filter(isValidElement<{ children?: ReactNode }>);
  const names = namesOf('Columns', drawings, items.length, TILE_NAMES);
  return (
    <ul key={list.key}>
      {items.map((item, index) => (
        <li key={item.key}>
          <TileDrawing name={names[index]} />
          <div>{item.props.children}</div>
        </li>
      ))}
    </ul>
  );
}
