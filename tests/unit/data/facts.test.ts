import { factAddress, factOf, factsFile } from '@/lib/data/facts';
import { settings } from '@/lib/settings/settings';
import { textsBelow } from '@/lib/sources/files';

it('gives a value of the data file, and the contact and help lines of the settings', () => {
  const [id, value] = Object.entries(factsFile.load())[0]!;
  expect(factOf(id)).toBe(value);
  expect(factOf('contact')).toBe(settings.contact);
  expect(factOf('emergency-number')).toBe(settings.helpLines.emergency);
});

it('says which fact the author may have meant', () => {
  expect(() => factOf('contakt')).toThrow(
    'There is no fact "contakt" in content/_data/facts.yaml. Did you mean "contact"?',
  );
});

it.each([
  ['contact', `mailto:${settings.contact}`],
  ['crisis-call', `tel:${settings.helpLines.call}`],
  ['crisis-text', `sms:${settings.helpLines.text}`],
  ['crisis-chat', `https://${settings.helpLines.chat}`],
  ['crisis-elsewhere', `https://${settings.helpLines.elsewhere}`],
])('a link to %s opens %s', (id, address) => expect(factAddress(id)).toBe(address));

it('a value that nobody can call or write to is no link', () =>
  expect(() => factAddress('ios-oldest')).toThrow('The fact "ios-oldest" can\'t be a link. Only these can: contact, '));

it('each fact is one that two pages or more name', () => {
  const pages = textsBelow('content', '.mdx');
  const pagesWith = (id: string) => pages.filter(({ text }) => text.includes(`<Fact id="${id}"`));
  expect(Object.keys(factsFile.load()).filter((id) => pagesWith(id).length < 2)).toEqual([]);
});
