import { factOf, factsFile } from '@/lib/content/facts';
import { settings } from '@/lib/settings/settings';

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
