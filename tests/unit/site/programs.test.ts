import { clientCalls } from '@/lib/site/programs';
import { examplePage } from '@/tests/support/example-page';

const page = (path: string, title: string, body: string) => examplePage(path, { title }, body);

const pages = [
  page('/data_science/data', 'Data', '## First\n\n```python\nLAMP.Study.view("a")\n```\n'),
  page(
    '/data_science/python',
    'Python',
    '## Connect\n\n```python\nLAMP.connect()\n```\n\n## Read a study {#read}\n\nText.\n\n```python\nprint(LAMP.Study.view("b"))\n```\n',
  ),
  page('/data_science/r', 'R', '## Through Python\n\n```r\nLAMP$SensorEvent$all_by_participant(id)\n```\n'),
];

it('leads from a call to the section with the program that makes it, on the page about the language if it can', () => {
  expect(clientCalls({ python: 'LAMP.Study.view(study_id)' }, pages)[0]).toMatchObject({
    language: 'Python',
    program: { path: '/data_science/python/#read', title: 'Python: Read a study' },
  });
});

it('leads to where a program connects if no program makes the call', () => {
  const [call] = clientCalls({ python: 'LAMP.Study.delete(study_id)' }, pages);
  expect(call).toMatchObject({ start: '/data_science/python/#connect' });
  expect(call?.program).toBeUndefined();
});

it('leads nowhere if the site has no page about the language', () => {
  expect(clientCalls({ js: 'LAMP.Study.view(studyId)' }, pages)).toEqual([
    { language: 'JavaScript', call: 'LAMP.Study.view(studyId)', program: undefined, start: undefined },
  ]);
});

it('writes a call of the Python client as R makes it', () => {
  const sdk = { python: 'LAMP.SensorEvent.all_by_participant(participant_id, origin=, _from=, to=, _limit=)' };
  expect(clientCalls(sdk, pages)[1]).toMatchObject({
    language: 'R',
    call: 'LAMP$SensorEvent$all_by_participant(participant_id, origin=, `_from`=, to=, `_limit`=)',
    program: { path: '/data_science/r/#through-python' },
  });
});

it('finds programs on a page with a syntax error, too', () => {
  const broken = page('/broken', 'Broken', '<div\n\n```python\nLAMP.Study.view("a")\n```');
  expect(clientCalls({ python: 'LAMP.Study.view(study_id)' }, [broken])[0]?.program?.path).toBe('/broken/');
});
