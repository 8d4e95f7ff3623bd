import postcss from 'postcss';
import { ownStyles } from '@/lib/export/own-styles';

const PAGE = '<html><body class="page"><p>Text about .tabs</p><a class="button wide" href="/tabs/">A</a></body></html>';
const own = (...sheets: string[]) =>
  ownStyles(
    sheets.map((sheet) => postcss.parse(sheet)),
    PAGE,
  );

describe('the styles of a page', () => {
  it.each([
    '*{margin:0}',
    'p{margin:0}',
    '.button{margin:0}',
    '.page p::before{margin:0}',
    ':root{margin:0}',
    // Scripts change attributes and states.
    '[data-theme=dark] .button:hover{margin:0}',
    '.button:not(.tabs, :is(.a, .b)){margin:0}',
    '.page :is(.tabs, p:first-child){margin:0}',
    'body:has(> .button){margin:0}',
    '@media print{p{margin:0}}',
    '@keyframes turn{from{rotate:0deg}to{rotate:1turn}}',
    '@page{margin:1cm}',
  ])('keep %s', (rule) => {
    expect(own(rule)).toBe(rule);
  });

  it.each([
    '.tabs{margin:0}',
    'p .tabs{margin:0}',
    'table.button{margin:0}',
    '.page :is(.tabs, td){margin:0}',
    'body:has(.tabs){margin:0}',
    '@media print{.tabs{margin:0}}',
  ])('leave out %s', (rule) => {
    expect(own(rule)).toBe('');
  });

  it('keep of a list of selectors what the page has', () => {
    expect(own('p,.tabs,.wide{margin:0}')).toBe('p,.wide{margin:0}');
  });

  it('keep variables that any of them use', () => {
    expect(own(':root{--a:1px;--b:2px}', 'p{margin:var(--a)}')).toBe(':root{--a:1px}p{margin:var(--a)}');
  });

  it('keep the order of layers that are empty on this page', () => {
    expect(own('@layer first,second;@layer first{.tabs{margin:0}}@layer second{p{margin:0}}')).toBe(
      '@layer first,second;@layer second{p{margin:0}}',
    );
  });
});
