/** An answer that is no success: `code` is what the server names, and its first digits are the status. */
export class Failure extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
