/** Thrown by a context hook that is used outside its provider; names both. */
export class ReactContextError extends Error {
  constructor(hook: string, provider: string, extra = '') {
    super(`Hook ${hook} is called outside the <${provider}>. ${extra}`.trimEnd());
    this.name = 'ReactContextError';
  }
}
