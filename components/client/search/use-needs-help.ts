import { useMemo } from 'react';
import { helpFinder, needsHelp, type NeedsHelp } from '@/lib/search/engine/needs-help';
import { useLanguage } from '../language';

/** Recognizes danger in what people type, in the language of the page and in the site's own. */
export function useNeedsHelp(): NeedsHelp {
  const { helpWords } = useLanguage();
  return useMemo(() => {
    if (!helpWords) return needsHelp;
    const alsoNeedsHelp = helpFinder(helpWords);
    return (query) => needsHelp(query) || alsoNeedsHelp(query);
  }, [helpWords]);
}
