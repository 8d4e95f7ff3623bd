/** An error response: `code` is the server's code, and its first digits are the status. */
export class ApiError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
