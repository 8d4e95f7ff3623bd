import { isShorterForm, sameName } from '@/lib/checks/same-name';
import { exampleSite, pageWith } from './example';

it.each([
  ['Create surveys', 'Create a survey', true],
  ['Handouts', 'Handouts to print', true],
  ['FAQ', 'Frequently asked questions', true],
  ['Leave mindLAMP', 'Leave mindLAMP', true],
  ['Adding a sensor', 'Turn on sensors', false],
  ['Visualize data', "View a participant's data", false],
  ['SAQ', 'Frequently asked questions', false],
])('"%s" is a shorter form of "%s": %s', (name, title, expected) => {
  expect(isShorterForm(name, title)).toBe(expected);
});

it('reports a name in the sidebar or under "Next" that uses other words than the title', async () => {
  const next =
    '## Next\n\n- [Sensors](/sensors/): choose them.\n- [Recording](/sensors/): start it.\n- [A step](/sensors/#step): do it.\n';
  const pages = [
    pageWith({ title: 'Turn on sensors', sidebar_label: 'Adding a sensor' }, '/sensors'),
    pageWith({ title: 'Documentation', sidebar_label: 'Home' }, '/'),
    pageWith({ title: 'Overview' }, '/overview', next),
  ];
  const reported = await sameName.check(exampleSite(), pages);
  expect(reported.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'content/sensors.mdx The sidebar_label "Adding a sensor" uses other words than the title, "Turn on sensors".',
    'content/overview.mdx Under "Next", the page "Turn on sensors" is called "Recording".',
  ]);
});
