import { joinRows, readRows, startData, withoutScripts, inStableOrder } from '@/lib/export/start-data';

const bytes = (text: string): string => Buffer.byteLength(text).toString(16);
const textRow = (id: string, text: string): string => `${id}:T${bytes(text)},${text}`;
/** What the page's tree says of the one element whose content is record `id`. */
const tree = (id: string): string =>
  `0:["$","div",null,{"data-finished":"","dangerouslySetInnerHTML":{"__html":"$${id}"}}]\n`;

const CONTENT = '<h1>José</h1>\n<p>2:T5,你好 😀</p>\n';

describe('records of page data', () => {
  it('counts the length of a text record in bytes, not in characters', () => {
    const data = `1:"a"\n${textRow('1f', CONTENT)}${textRow('20', '😀')}2:{"b":"x"}\n`;
    expect(readRows(data)).toEqual([
      { id: '1', raw: '1:"a"\n' },
      { id: '1f', raw: textRow('1f', CONTENT), text: CONTENT },
      { id: '20', raw: '20:T4,😀', text: '😀' },
      { id: '2', raw: '2:{"b":"x"}\n' },
    ]);
  });

  it('reads letters of several bytes, and a sign of text inside, in other records', () => {
    expect(readRows('a:"日本:T3,é"\n:HL["/x.css","style"]\n')).toEqual([
      { id: 'a', raw: 'a:"日本:T3,é"\n' },
      { id: '', raw: ':HL["/x.css","style"]\n' },
    ]);
  });

  it('gives back every byte when joined', () => {
    const data = `${tree('1f')}${textRow('1f', CONTENT)}2:""\n${textRow('3', '')}`;
    expect(joinRows(readRows(data))).toBe(data);
    expect(readRows('')).toEqual([]);
  });

  it('refuses data that is cut off', () => {
    const whole = textRow('1f', CONTENT);
    // The last character is a line end; without it the text is one byte short.
    expect(() => readRows(whole.slice(0, -1))).toThrow('Record 1f of the page data is cut off.');
    expect(() => readRows('1:"a"\n2:"b"')).toThrow('The last record of the page data has no end.');
  });
});

describe('scripts of the page', () => {
  it('are emptied, for they ran; nothing else is', () => {
    const code = 'document.title="é"';
    const rows = readRows(`${textRow('a', code)}${textRow('b', 'seen()')}1:"x"\n`);
    const html = `<head><script>${code}</script></head><p>seen()</p>`;
    expect(joinRows(withoutScripts(rows, html))).toBe(`a:""\n${textRow('b', 'seen()')}1:"x"\n`);
  });

  it('stay when the page does not hold exactly them', () => {
    const rows = readRows(textRow('a', 'one()'));
    expect(withoutScripts(rows, '<script>one();two()</script><script src="/one()"></script>')).toEqual(rows);
  });
});

describe('start data', () => {
  it('leaves the content out and names its record in the first line', () => {
    const rows = readRows(`1:"a"\n${textRow('1e', 'other')}${textRow('1f', CONTENT)}${tree('1f')}`);
    expect(startData(rows)).toBe(`1f\n1:"a"\n${textRow('1e', 'other')}${tree('1f')}`);
  });

  it('is all of the page data, behind an empty line, when no text record holds the content', () => {
    const none = `1:"a"\n${textRow('1e', 'other')}`;
    expect(startData(readRows(none))).toBe(`\n${none}`);
    // Short content stands in its place in the tree, or in a record that is no text record.
    const short = `1f:"<p>short</p>"\n${tree('1f')}`;
    expect(startData(readRows(short))).toBe(`\n${short}`);
  });
});

it('gives late records one order, whichever was ready first', () => {
  const early = '1:"a"\n1b:X\n20:"b"\n1b:C\n';
  const one = inStableOrder(readRows(`${early}37:1\n34:2\n3b:T2,ab32:"$3b"\n`));
  const other = inStableOrder(readRows(`${early}37:1\n3b:T2,ab32:"$3b"\n34:2\n`));
  expect(joinRows(one)).toBe(`${early}3b:T2,ab32:"$3b"\n34:2\n37:1\n`);
  expect(joinRows(other)).toBe(joinRows(one));
});
