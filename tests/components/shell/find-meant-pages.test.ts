import { findMeantPages } from '@/components/client/shell/find-meant-pages';
import type { SidebarEntry } from '@/lib/site/sidebar-entries';

const pages: SidebarEntry[] = [
  { label: 'Create surveys', path: '/start_here/activities/create_surveys' },
  { label: 'Surveys', path: '/using/surveys' },
  { label: 'Leave mindLAMP', path: '/using/leaving' },
];

it.each([
  ['/docs/create-survey.html', ['Create surveys', 'Surveys']],
  ['/no/such/page/', []],
  ['/', []],
])('who asked for %s may have meant the pages that share words with it, however these end: %j', (address, labels) =>
  expect(findMeantPages(address, pages).map(({ label }) => label)).toEqual(labels),
);
