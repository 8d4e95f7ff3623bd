import { KINDS } from '@/lib/content/front-matter';
import { newPage } from '@/lib/content/new-page';
import { parsePage } from '@/lib/content/parse-page';
import { linksOf } from '@/lib/checks/links';
import { findingsOf } from '@/lib/checks/rule';
import { rules } from '@/lib/checks/rules';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { examplePage, exampleProse, exampleSite } from '../checks/example';

const empty = { pages: [], sections: [{ folder: 'a', label: 'A', order: 4 }] };
const options = { path: '/a/backups', title: 'Back up a group', checked: '2025-12' };

it('has the requested address, and the next free position in its folder', () => {
  const [file] = newPage(options, empty, []);
  const { page, diagnostics } = parsePage(file!.name, file!.text);
  expect(diagnostics).toEqual([]);
  expect(page).toMatchObject({
    path: '/a/backups',
    folder: 'a',
    frontMatter: { title: 'Back up a group', sidebar_position: 1 },
  });
  const [next] = newPage({ ...options, path: '/a/restore' }, { ...empty, pages: [page!] }, []);
  expect(next?.text).toContain('sidebar_position: 2');
});

it.each(KINDS)('passes every check from the start: %s', async (kind) => {
  const [file] = newPage({ ...options, kind, audience: ['participant'] }, empty, []);
  const { page } = parsePage(file!.name, file!.text);
  const checked = await examplePage(page!.body, page!.frontMatter, page!.path);
  const components = new Set([...exampleSite().components, 'Steps']);
  const site = exampleSite({ components });
  const reported: Diagnostic[] = [];
  for (const rule of rules.page) reported.push(...(await findingsOf(rule, checked, site)));
  for (const link of linksOf(checked, '')) {
    for (const rule of rules.link) reported.push(...(await findingsOf(rule, link, site)));
  }
  const text = { file: page!.file, blocks: checked.blocks };
  for (const rule of rules.text) reported.push(...(await findingsOf(rule, text, exampleProse())));
  expect(reported).toEqual([]);
});

it('adds a section file to each folder that has none', () => {
  const files = newPage({ ...options, path: '/a/new_folder/deep/page' }, empty, []);
  expect(files.map(({ name }) => name)).toEqual([
    'a/new_folder/_section.yaml',
    'a/new_folder/deep/_section.yaml',
    'a/new_folder/deep/page.mdx',
  ]);
  expect(files[0]?.text).toBe('label: New folder\norder: 5\n');
});

it('is for the readers of most pages in its folder, or of the folder above', () => {
  const pages = [
    ['/develop/a', ['developer']],
    ['/develop/b', ['developer', 'data-scientist']],
    ['/develop/deep/c', ['developer']],
    ['/using/d', ['participant']],
  ].map(([path, audience]) => {
    const files = newPage({ ...options, path: path as string, audience: audience as ['developer'] }, empty, []);
    return parsePage(files.at(-1)!.name, files.at(-1)!.text).page!;
  });
  const audienceAt = (path: string) => {
    const file = newPage({ ...options, path }, { ...empty, pages }, []).at(-1)!;
    return parsePage(file.name, file.text).page?.frontMatter.audience;
  };
  expect(audienceAt('/develop/new')).toEqual(['developer']);
  expect(audienceAt('/develop/empty/new')).toEqual(['developer']);
  expect(audienceAt('/using/new')).toEqual(['participant']);
});

it('keeps a description within the length of search results', () => {
  const [file] = newPage({ ...options, title: 'T'.repeat(75) }, empty, []);
  expect(parsePage(file!.name, file!.text).diagnostics).toEqual([]);
});

it('accepts an address without its slash', () => {
  expect(newPage({ ...options, path: 'a/backups' }, empty, [])).toEqual(newPage(options, empty, []));
});

it.each([
  ['/a/_draft', /cannot be an address/],
  ['/a/backups.mdx', /cannot be an address/],
  ['/a/../b', /cannot be an address/],
  ['/', /cannot be an address/],
  ['/deploy/x', /never published/],
])('rejects %s', (path, words) => expect(() => newPage({ ...options, path }, empty, ['deploy'])).toThrow(words));

it('rejects an address that is taken, in any letter case', () => {
  const [file] = newPage(options, empty, []);
  const { page } = parsePage(file!.name, file!.text);
  expect(() => newPage({ ...options, path: '/a/Backups' }, { ...empty, pages: [page!] }, [])).toThrow(
    /already the address of content\/a\/backups\.mdx/,
  );
});

it('is checked against the newest platform on any other page, if no month is given', () => {
  const page = (checked: string) =>
    parsePage(`a/${checked}.mdx`, newPage({ ...options, checked }, empty, [])[0]!.text).page!;
  const content = { ...empty, pages: [page('2025-09'), page('2026-02'), page('2025-12')] };
  const { checked: _, ...withoutMonth } = options;
  expect(newPage(withoutMonth, content, [])[0]?.text).toContain('checked: 2026-02');
  expect(() => newPage(withoutMonth, empty, [])).toThrow(/--checked 2025-12/);
});

it.each([
  ['/A/backups', 'Did you mean "a/backups"?'],
  ['a/My Backups', 'Did you mean "a/my_backups"?'],
])('rejects %s, and suggests an address that is easy to type', (path, hint) => {
  expect(() => newPage({ ...options, path }, empty, [])).toThrow(hint);
});

it('keeps the names of existing folders', () => {
  const sections = [{ folder: 'a/Training Modules', label: 'Training', order: 1 }, ...empty.sections];
  const [file] = newPage({ ...options, path: 'a/Training Modules/one' }, { ...empty, sections }, []);
  expect(file?.name).toBe('a/Training Modules/one.mdx');
});

it('says what is wrong with a description', () => {
  expect(() => newPage({ ...options, description: 'Short.' }, empty, [])).toThrow(
    '"description" has 6 characters but needs at least 50.',
  );
});
