import { renderHook, waitFor } from '@testing-library/react';
import { useNeedsHelp } from '@/components/client/search/use-needs-help';

jest.mock('@/.derived/site/languages.json', () => [
  { code: 'en', label: 'English' },
  { code: 'es', label: 'Español', paths: ['/'] },
]);
jest.mock('@/.derived/site/translated-help-words.json', () => ({
  es: { always: ['quiero morir'], unlessThings: [], alone: [], things: [] },
}));

const prefer = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
afterEach(() => jest.restoreAllMocks());

it('recognizes danger in the language that the browser prefers, on a page in English', async () => {
  prefer('es-MX', 'es', 'en');
  const { result } = renderHook(useNeedsHelp);
  await waitFor(() => expect(result.current('quiero morir')).toBe(true));
  expect(result.current('cambiar mi contraseña')).toBe(false);
});

it('knows the words of other languages only where the browser names them', async () => {
  prefer('en-US', 'en', 'fr');
  const { result } = renderHook(useNeedsHelp);
  await Promise.resolve();
  expect(result.current('quiero morir')).toBe(false);
});
