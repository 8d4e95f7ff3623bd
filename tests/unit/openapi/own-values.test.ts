import { loadApi } from '@/lib/openapi/load';
import { curlSample } from '@/lib/openapi/curl-sample';
import { OWN_VALUES, ownValuesIn, parseOwnValues, readOwnValue, withOwnValues } from '@/lib/openapi/own-values';

const SAMPLE = `curl -L \\\n'https://api.lamp.digital/participant/U4082917356/sensor_event?origin=lamp.gps'`;

describe("a reader's own values", () => {
  it('stand in a sample in place of the documented examples', () => {
    const values = { server: 'http://localhost:8080', participant: 'U0000000001', study: 'unused' };
    expect(withOwnValues(SAMPLE, values)).toBe(
      `curl -L \\\n'http://localhost:8080/participant/U0000000001/sensor_event?origin=lamp.gps'`,
    );
    expect(withOwnValues(SAMPLE, {})).toBe(SAMPLE);
  });

  it('replace whole words only, with every character as it is', () => {
    expect(withOwnValues('U40829173567 U4082917356', { participant: 'x$&x' })).toBe('U40829173567 x$&x');
  });

  it('are those that the samples have: the ID of every path, and the server', async () => {
    const { operations } = await loadApi();
    const own = (text: string) => ownValuesIn(text).map(({ name }) => name);
    expect(own(SAMPLE)).toEqual(['server', 'participant']);
    for (const operation of operations) {
      const kind = /^\/(researcher|study|participant|activity|sensor)\/\{id\}/.exec(operation.path)?.[1];
      expect(own(curlSample(operation))).toEqual(expect.arrayContaining(['server', ...(kind ? [kind] : [])]));
    }
    expect(OWN_VALUES.map(({ name }) => name)).not.toContain('key');
  });
});

describe('what a reader writes', () => {
  const server = (text: string) => readOwnValue('server', text);

  it('may be a host or an address; the form of the samples has no slash at the end', () => {
    expect(server(' lamp.example.org ')).toEqual({ value: 'https://lamp.example.org' });
    expect(server('http://localhost:8080/')).toEqual({ value: 'http://localhost:8080' });
    expect(server('localhost:3000')).toEqual({ value: 'http://localhost:3000' });
    expect(server('localhost.example.org')).toEqual({ value: 'https://localhost.example.org' });
    expect(server('https://example.org/lamp/')).toEqual({ value: 'https://example.org/lamp' });
    expect(server('')).toEqual({ value: '' });
  });

  it.each(['ftp://example.org', 'https://', "https://example.org/';rm", 'https://example.org/?a=b', 'two words'])(
    'is refused as a server: %s',
    (text) => expect(server(text)).toHaveProperty('problem'),
  );

  it('is refused if it has keys, because samples have placeholders for them', () => {
    expect(server('https://me:secret@example.org')).toEqual({
      problem: 'Leave the keys out. They stay placeholders here.',
    });
  });

  it('is an ID without anything that a shell or an address would read', () => {
    expect(readOwnValue('study', ' abc_1.2-3 ')).toEqual({ value: 'abc_1.2-3' });
    for (const text of ["a'b", 'a/b', 'a b', '$x']) expect(readOwnValue('study', text)).toHaveProperty('problem');
  });

  it('is dropped when the storage holds something else', () => {
    expect(parseOwnValues('{"server":"https://a.org","study":"a b","participant":7,"key":"x"}')).toEqual({
      server: 'https://a.org',
    });
    for (const text of [null, 'no JSON', 'null', '[]']) expect(parseOwnValues(text)).toEqual({});
  });
});
