import { pixelSize } from '@/lib/diagrams/pixel-size';

/** One red picture of 30 by 20 pixels, as encoders write it. */
const pictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEXIAAA4xvoiAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  gif: 'R0lGODlhHgAUAIAAAExpccgAACH5BAUAAAAALAAAAAAeABQAAAIXjI+py+0Po5y02ouz3rz7D4biSJZmUgAAOw==',
  jpeg: '/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAAUAB4DASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAEC/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AkBGwAAAAAH//2Q==',
  'jpeg, progressive, with a profile':
    '/9j/4QDIRXhpZgAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAJiCAgACAAAAeAAAAGmHBAABAAAAcgAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAAB4AAAADoAQAAQAAABQAAAAAAAAA/9sAQwD//////////////////////////////////////////////////////////////////////////////////////9sAQwH//////////////////////////////////////////////////////////////////////////////////////8IAEQgAFAAeAwEiAAIRAQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAB/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAH/2gAMAwEAAgADAAAAAYJQAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAEFAk//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/AR//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/AR//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAY/Ak//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oACAEBAAE/IU//2gAMAwEAAgADAAAAEAwww//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQMBAT8QH//EABQRAQAAAAAAAAAAAAAAAAAAACD/2gAIAQIBAT8QH//EABQQAQAAAAAAAAAAAAAAAAAAADD/2gAIAQEAAT8QT//Z',
  webp: 'UklGRkAAAABXRUJQVlA4IDQAAAAQAwCdASoeABQAP83i624/tzEqKAgD8DmJZQDNwBanFAAA/t4SYjDRr/F20WmV7KycAAAA',
  'webp, lossless': 'UklGRhwAAABXRUJQVlA4TA8AAAAvHcAEAAcQRY7+ByKi/wEA',
  'webp, transparent':
    'UklGRmQAAABXRUJQVlA4WAoAAAAQAAAAHQAAEwAAQUxQSAoAAAABB1DAiAhERP8DVlA4IDQAAAAQAwCdASoeABQAP83i624/tzEqKAgD8DmJZQDNwBanFAAA/t4SYjDRr/F20WmV7KycAAAA',
};

it.each(Object.entries(pictures))('reads width and height: %s', (_, picture) => {
  expect(pixelSize(Buffer.from(picture, 'base64'))).toEqual({ width: 30, height: 20 });
});

it.each(Object.entries(pictures))('finds no size, and throws nothing, if the header is cut short: %s', (_, picture) => {
  for (let length = 0; length < 10; length++) {
    expect(pixelSize(Buffer.from(picture, 'base64').subarray(0, length))).toBeUndefined();
  }
});

/** The start of a JPEG frame of 30 by 20 pixels. */
const frame = '\xff\xc0\0\x11\b\0\x14\0\x1e';

it.each([
  ['nothing', ''],
  ['bytes that fill up', '\xff\xff\xff'],
  ['a table of Huffman codes, which looks like a frame', '\xff\xc4\0\x08\x08\0\x01\0\x01\0'],
  ['an arithmetic coding table', '\xff\xcc\0\x08\x08\0\x01\0\x01\0'],
])('reads the size of a JPEG with %s before its frame', (_, before) => {
  const file = Buffer.from(`\xff\xd8${before}${frame}`, 'latin1');
  expect(pixelSize(file)).toEqual({ width: 30, height: 20 });
});

it('finds no size in a file that is not a picture', () => {
  expect(pixelSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'))).toBeUndefined();
  expect(pixelSize(Buffer.from('\xff\xd8 and then text', 'latin1'))).toBeUndefined();
  expect(pixelSize(Buffer.from(`\0\0${frame}`, 'latin1'))).toBeUndefined();
  const webp = Buffer.from(pictures.webp, 'base64').toString('latin1');
  expect(pixelSize(Buffer.from(webp.replace('WEBP', 'WAVE'), 'latin1'))).toBeUndefined();
  expect(pixelSize(Buffer.from(webp.replace('RIFF', 'RIFX'), 'latin1'))).toBeUndefined();
  expect(pixelSize(Buffer.from(webp.replace('VP8 ', 'VP9 '), 'latin1'))).toBeUndefined();
});
