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

it('finds no size in a file that is not a picture', () => {
  expect(pixelSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'))).toBeUndefined();
  expect(pixelSize(Buffer.from('\xff\xd8 and then text', 'latin1'))).toBeUndefined();
});
