import type { ReactNode } from 'react';

/** Boxes on a handout, to fill in by hand. */
export function Blanks({ children }: { children?: ReactNode }): ReactNode {
  return <div className="blanks">{children}</div>;
}

/**
 * One empty box under its label. `kind="square"` leaves space for a picture, such as a QR code; `lines` is how many
 * lines of handwriting fit in any other box.
 * @throws Error for another kind, or an invalid number of lines.
 */
export function Blank({ label, kind, lines = '1' }: { label: string; kind?: string; lines?: string }): ReactNode {
  if (kind !== undefined && kind !== 'square')
    throw new Error(`<Blank kind="${kind}"> is unknown. The only kind is "square".`);
  if (!/^[1-5]$/.test(lines)) throw new Error(`<Blank lines="${lines}"> is not possible: a box has 1 to 5 lines.`);
  return (
    <div className={kind === 'square' ? 'blank blank-square' : 'blank'} data-lines={kind ? undefined : lines}>
      {label}
    </div>
  );
}
