import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks these; components use them as every browser provides them.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

window.scrollTo = () => {};
window.scrollBy = () => {};
Element.prototype.scrollIntoView = () => {};

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Only its name is used; requests in tests are plain addresses.
globalThis.Request ??= function Request() {} as unknown as typeof Request;
