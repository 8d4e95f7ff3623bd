import { parseExported } from '@/lib/export/parse-exported';
import { pageReader } from '@/lib/export/page-reader';

const site = { url: 'https://docs.example.org', basePath: '', paths: new Set(['/a']) };
const page = (text: string) =>
  `<html><head><meta name="description" content="About."></head><body><main><h1>A</h1><p>${text}</p></main></body></html>`;

it('reads a page as Markdown', () => {
  const { twin } = pageReader(site)('/develop/Training Modules/a', page('Text.'));
  expect(twin.markdown).toMatch(/\n# A\n\nText\.\n$/);
});

it('gives the same again for the same text, and reads a changed text anew', () => {
  const read = pageReader(site);
  const first = read('/a', page('One.'));
  expect(read('/a', page('One.'))).toBe(first);
  expect(read('/a', page('Two.')).twin.markdown).toContain('Two.');
  expect(read('/b', page('Two.'))).not.toBe(read('/a', page('Two.')));
});

it('takes scripts out of what is read', () => {
  const { main } = parseExported(page('Text.<script>"<h1>No</h1>"</script>'));
  expect(JSON.stringify(main)).not.toContain('script');
});

it('names the page that has no main part', () => {
  expect(() => pageReader(site)('/a', '<html></html>')).toThrow('/a has no <main>');
});
