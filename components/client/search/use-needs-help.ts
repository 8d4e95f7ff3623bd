import { useEffect, useMemo, useState } from 'react';
import type { HelpWords } from '@/lib/data/help-words-file';
import { needsHelp, needsHelpIn, type NeedsHelp } from '@/lib/search/engine/needs-help';
import { settings } from '@/lib/settings/settings';
import { useLanguage } from '../language';
import { preferredLanguages } from '../preferred-languages';

/**
 * Recognizes danger in what people type: in the site's own language, in that of the page, and in those that the
 * reader's browser prefers, whose words load only for these readers.
 */
export function useNeedsHelp(): NeedsHelp {
  const { code, helpWords } = useLanguage();
  const [preferred, setPreferred] = useState<HelpWords[]>([]);
  useEffect(() => {
    const codes = [...new Set(preferredLanguages())].filter((one) => one !== code && one !== settings.language.code);
    if (!codes.length) return undefined;
    let gone = false;
    import('@/.derived/site/translated-help-words.json').then(
      ({ default: words }) => {
        if (!gone) setPreferred(codes.flatMap((one) => words[one] ?? []));
      },
      (error: unknown) => console.error('The words for danger in another language could not be loaded.', error),
    );
    return () => {
      gone = true;
    };
  }, [code]);
  return useMemo(() => {
    const further = [helpWords ?? [], preferred].flat();
    return further.length ? needsHelpIn(...further) : needsHelp;
  }, [helpWords, preferred]);
}
