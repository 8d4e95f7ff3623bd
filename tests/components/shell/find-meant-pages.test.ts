import { findMeantPages } from '@/components/client/shell/find-meant-pages';
import type { SidebarEntry } from '@/lib/site/sidebar-entries';

describe('the pages that someone may have meant', () => {
  const pages: SidebarEntry[] = [
    { label: 'Create surveys', path: '/start_here/activities/create_surveys' },
    { label: 'Surveys', path: '/using/surveys' },
    { label: 'Leave mindLAMP', path: '/using/leaving' },
  ];
  const meant = (address: string) => findMeantPages(address, pages).map(({ label }) => label);

  it('share the most words with the address, and a word may end differently', () => {
    expect(meant('/docs/create-survey.html')).toEqual(['Create surveys', 'Surveys']);
  });

  it('are none if no word is shared', () => {
    expect(meant('/no/such/page/')).toEqual([]);
    expect(meant('/')).toEqual([]);
  });
});
