import { readPieces } from '@/lib/search/read-pieces';

/** A response whose body comes in these chunks, each when the one before was read. */
function inChunks(chunks: Uint8Array[]): Response {
  let place = 0;
  const read = () =>
    Promise.resolve(place < chunks.length ? { value: chunks[place++], done: false } : { value: undefined, done: true });
  return { body: { getReader: () => ({ read }) } } as unknown as Response;
}

async function all(pieces: AsyncIterable<unknown>): Promise<unknown[]> {
  const list: unknown[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}

const TEXT = '[\n{"a":"é → ü"},\n{"b":[1,2]},\n{"c":"x,\\n"}\n]';
const PIECES = [{ a: 'é → ü' }, { b: [1, 2] }, { c: 'x,\n' }];

it.each([1, 2, 3, 7, 1000])('gives every piece, in chunks of %i bytes', async (size) => {
  const bytes = new TextEncoder().encode(TEXT);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  );
  expect(await all(readPieces(inChunks(chunks)))).toEqual(PIECES);
  expect(JSON.parse(TEXT)).toEqual(PIECES);
});

it('gives a piece before the next has come', async () => {
  const [first = '', rest = ''] = TEXT.split(/(?<=,\n)(?=\{"b")/);
  let isRestAsked = false;
  const encoder = new TextEncoder();
  const reads = [
    () => ({ value: encoder.encode(first), done: false }),
    () => {
      isRestAsked = true;
      return { value: encoder.encode(rest), done: false };
    },
    () => ({ value: undefined, done: true }),
  ];
  const read = () => Promise.resolve(reads.shift()?.());
  const pieces = readPieces({ body: { getReader: () => ({ read }) } } as unknown as Response);
  expect((await pieces.next()).value).toEqual(PIECES[0]);
  expect(isRestAsked).toBe(false);
  expect((await pieces.next()).value).toEqual(PIECES[1]);
});

it('reads at once where a response cannot be streamed', async () => {
  const response = { body: null, json: () => Promise.resolve(PIECES) } as unknown as Response;
  expect(await all(readPieces(response))).toEqual(PIECES);
});

it('tells of a line that is no JSON', async () => {
  const bytes = new TextEncoder().encode('[\n{"a":\n]');
  await expect(all(readPieces(inChunks([bytes])))).rejects.toThrow(SyntaxError);
});
