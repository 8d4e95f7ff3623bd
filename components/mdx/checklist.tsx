import type { ReactNode } from 'react';

/** Progress in the checklist of this name, with buttons to start over and to print. */
export function ChecklistBar({ name }: { name: string }): ReactNode {
  return (
    <div className="checklist-bar" data-search-skip="">
      <p data-checklist-count={name} aria-live="polite" />
      <button type="button" className="quiet-button" data-checklist-reset={name} data-needs-app="">
        Reset
      </button>
      <button type="button" className="quiet-button" data-print="" data-needs-app="">
        Print
      </button>
    </div>
  );
}

/**
 * A list of things to do, ticked off in the reader's own browser. Lists with the same name on a page count as one.
 */
export function Checklist({ name, children }: { name: string; children?: ReactNode }): ReactNode {
  return (
    <ul className="checklist" data-checklist={name}>
      {children}
    </ul>
  );
}

/**
 * One thing to do. `id` is what the browser stores, so it stays when the words change; `time` is the time to set
 * aside. The box is a button, because pages have no form controls.
 */
export function Check(props: { id: string; title: string; time: string; children?: ReactNode }): ReactNode {
  const { id, title, time, children } = props;
  if (!id) throw new Error('Each <Check> needs an "id".');
  return (
    <li>
      <button
        type="button"
        className="check-box"
        aria-pressed="false"
        aria-labelledby={`check-${id}`}
        data-check={id}
        data-needs-app=""
      />
      <div className="check-text">
        <p className="check-title">
          <strong id={`check-${id}`}>{title}</strong> <span className="check-time">({time})</span>
        </p>
        {children}
      </div>
    </li>
  );
}
