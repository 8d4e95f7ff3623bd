import { useMemo } from 'react';
import { needsHelp, needsHelpIn, type NeedsHelp } from '@/lib/search/engine/needs-help';
import { useLanguage } from '../language';

/** Recognizes danger in what people type, in the language of the page and in the site's own. */
export function useNeedsHelp(): NeedsHelp {
  const { helpWords } = useLanguage();
  return useMemo(() => (helpWords ? needsHelpIn(helpWords) : needsHelp), [helpWords]);
}
