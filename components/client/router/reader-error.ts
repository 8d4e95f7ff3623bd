import type { Text } from '@/lib/settings/texts';

/** An error that readers see, in the language of the page. */
export class ReaderError extends Error {
  constructor(
    readonly text: Text,
    options?: ErrorOptions,
  ) {
    super(text, options);
  }
}
