import type { ReactNode } from 'react';
import type { Speech } from '@/lib/site/language';

/** Opens the print dialog, on pages made for printing. */
export function PrintButton({ speech: { say } }: { speech: Speech }): ReactNode {
  return (
    <button type="button" className="quiet-button" data-print="" data-needs-app="" data-search-skip="">
      {say('Print this sheet')}
    </button>
  );
}
