import { headingsIn, idsIn, linksIn, parseHtml } from '@/lib/markdown/html-tree';

const tree = parseHtml(
  '<h2 id="a">First<a class="hash-link" href="#a"></a></h2><p id="p"><a href="/x/?q=1&amp;r=2">x</a> <a href="#a">a</a></p><h3>No ID</h3><h3 id="b" data-toc="false">Left out</h3><pre><code>&lt;a href="/no/"&gt;</code></pre>',
);

it('every ID is found, whatever has it', () => {
  expect(idsIn(tree)).toEqual(['a', 'p', 'b']);
});

it('every address that a link has is found once, decoded, and none in code', () => {
  expect(linksIn(tree)).toEqual(['#a', '/x/?q=1&r=2']);
});

it('headings with an ID are found, except those that a table of contents leaves out', () => {
  expect(headingsIn(tree)).toEqual([{ depth: 2, id: 'a', text: 'First', line: 0, column: 0 }]);
});
