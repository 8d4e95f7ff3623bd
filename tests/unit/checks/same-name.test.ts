import { isShorterForm, sameName } from '@/lib/checks/same-name';
import { diagnosticsOf } from '@/lib/checks/rule';
import { examplePage, exampleSite } from './example';

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
  const sensors = await examplePage(
    'Text.\n',
    { title: 'Turn on sensors', sidebar_label: 'Adding a sensor' },
    '/sensors',
  );
  const home = await examplePage('Text.\n', { title: 'Documentation', sidebar_label: 'Home' }, '/');
  const other = await examplePage(
    'Text.\n\n## Next\n\n- [Sensors](/sensors/): choose them.\n- [Recording](/sensors/): start it.\n- [A step](/sensors/#step): do it.\n',
    { title: 'Overview' },
    '/overview',
  );
  const reported = diagnosticsOf(sameName, sameName.check(exampleSite(), [sensors, home, other]));
  expect(reported.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'content/sensors.mdx The sidebar_label "Adding a sensor" uses other words than the title, "Turn on sensors".',
    'content/overview.mdx Under "Next", the page "Turn on sensors" is called "Recording".',
  ]);
});
