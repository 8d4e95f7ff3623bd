export interface PixelSize {
  width: number;
  height: number;
}

/** The error code for reading past the end of a buffer. */
const ENDS_EARLY = new Set<string | undefined>(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

/**
 * Width and height of a PNG, GIF, JPEG, or WebP picture, read from its header; nothing for other or damaged files.
 */
export function pixelSize(file: Buffer): PixelSize | undefined {
  try {
    return [png, gif, jpeg, webp].map((read) => read(file)).find(Boolean);
  } catch (error) {
    if (ENDS_EARLY.has((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
}

const isAt = (file: Buffer, offset: number, mark: string) =>
  file.toString('latin1', offset, offset + mark.length) === mark;

function png(file: Buffer): PixelSize | undefined {
  if (!isAt(file, 0, '\x89PNG\r\n\x1a\n')) return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

function gif(file: Buffer): PixelSize | undefined {
  if (!isAt(file, 0, 'GIF8')) return undefined;
  return { width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
}

/** Skips segment by segment over color profiles and previews to the start of the frame. */
function jpeg(file: Buffer): PixelSize | undefined {
  if (!isAt(file, 0, '\xff\xd8')) return undefined;
  let at = 2;
  while (file.readUInt8(at) === 0xff) {
    const marker = file.readUInt8(at + 1);
    // C4, C8, and CC are in the range of frame markers but are tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    // Any number of FF bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

function webp(file: Buffer): PixelSize | undefined {
  if (!isAt(file, 0, 'RIFF') || !isAt(file, 8, 'WEBP')) return undefined;
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
