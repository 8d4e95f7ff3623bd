import type { ReactNode } from 'react';

/** Opens the print dialog, on pages made for printing. */
export function PrintButton(): ReactNode {
  return (
    <button type="button" className="quiet-button" data-print="" data-needs-app="" data-search-skip="">
      Print this sheet
    </button>
  );
}
