import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Elements in groups: a heading, or a line in bold, begins one, and its list ends it. */
export function groupsOf(children: ReactNode): ReactElement[][] {
  const groups: ReactElement[][] = [];
  let open = false;
  for (const child of Children.toArray(children)) {
    if (!isValidElement(child)) continue;
    if (!open) groups.push([]);
    groups.at(-1)?.push(child);
    open = child.type !== 'ul';
  }
  return groups;
}

/** The picture in each door: the app, and the dashboard. */
const IN_DOORS = [
  'M15 4h18q4 0 4 4v32q0 4-4 4h-18q-4 0-4-4v-32q0-4 4-4zM21 9h6M20 32h8',
  'M8 8h32q4 0 4 4v24q0 4-4 4h-32q-4 0-4-4v-24q0-4 4-4zM4 16h40M11 32l6-5 5 2 5-3',
];
const LIT_IN_DOORS = [
  [24, 22],
  [33, 25],
] as const;

/** The two ways into the site: a heading and a list of links in Markdown for each. */
export function Doors({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="doors">
      {groupsOf(children).map((group, index) => (
        <div key={index}>
          <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
            <path d={IN_DOORS[index]} />
            <circle fill="var(--lamp)" cx={LIT_IN_DOORS[index]?.[0]} cy={LIT_IN_DOORS[index]?.[1]} r="4" />
          </svg>
          {group}
        </div>
      ))}
    </div>
  );
}

/** Columns beside each other where there's room: each heading of a section begins one, and so does a drawing. */
export function Columns({ children }: { children?: ReactNode }): ReactNode {
  const columns: ReactElement[][] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement(child)) continue;
    if (child.type === 'h2' || typeof child.type !== 'string' || !columns.length) columns.push([]);
    columns.at(-1)?.push(child);
  }
  return (
    <div className="columns">
      {columns.map((column, index) => (
        <div key={index}>{column}</div>
      ))}
    </div>
  );
}
