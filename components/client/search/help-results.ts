import type { Result } from '@/lib/search/engine/result';
import { toHref } from '@/lib/settings/addresses';
import type { Speaker } from '@/lib/settings/say';
import { HELP_NOW } from '@/lib/site/help-now';

/** Results of a search by or about someone in danger: the top of the help page comes first, without highlighted words. */
export function helpFirst(results: readonly Result[], { say, to }: Speaker): Result[] {
  const url = toHref(to(HELP_NOW), '');
  const text = say('Are you or someone near you in danger? Call for help now.');
  return [
    {
      url,
      hash: '',
      title: say('Help now'),
      heading: '',
      breadcrumb: [],
      reader: 'Participants',
      text,
      words: [],
      terms: [],
    },
    ...results.filter((result) => result.url !== url),
  ];
}
