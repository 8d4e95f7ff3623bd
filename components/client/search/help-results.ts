import type { Result } from '@/lib/search/engine/result';
import { toHref } from '@/lib/settings/addresses';
import type { Speaker } from '@/lib/settings/say';
import { HELP_NOW } from '@/lib/site/help-now';

/** The one section of the help page that a search in danger may lead to: the others lie below the numbers. */
const FOR_STAFF = 'staff';

/** Results of a search by or about someone in danger: the top of the help page comes first, without highlighted words. */
export function helpFirst(results: readonly Result[], { say, to }: Speaker): Result[] {
  const url = toHref(to(HELP_NOW), '');
  const text = say('Are you or someone near you in danger? Call for help now.');
  const others = results
    .filter((result) => result.url !== url || result.hash === FOR_STAFF)
    .map((result) => (result.url === url ? { ...result, child: false } : result));
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
      child: false,
    },
    ...others,
  ];
}
