import { keepLast } from '@/lib/content/cache/keep-last';

it('runs once for the same arguments, and again for others', () => {
  let made = 0;
  const join = keepLast((one: string, other: string) => ({ text: one + other, number: (made += 1) }));
  expect(join('a', 'b')).toBe(join('a', 'b'));
  expect(join('a', 'c')).toEqual({ text: 'ac', number: 2 });
  expect(join('a', 'b').number).toBe(3);
});

it('does not cache failures', () => {
  const results = [
    (): string => {
      throw new Error('broken');
    },
    (name: string) => `${name} mended`,
  ];
  const take = keepLast((name: string) => results.shift()!(name));
  expect(() => take('a')).toThrow('broken');
  expect(take('a')).toBe('a mended');
});
