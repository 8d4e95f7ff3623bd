import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks these; components use them as every browser provides them.
const nothing = () => {};
window.matchMedia ??= (media) =>
  ({ matches: false, media, addEventListener: nothing, addListener: nothing, removeListener: nothing }) as never;
window.scrollTo = nothing;
window.scrollBy = nothing;
Element.prototype.scrollIntoView = nothing;

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Only its name is used; requests in tests are plain addresses.
globalThis.Request ??= function Request() {} as unknown as typeof Request;
