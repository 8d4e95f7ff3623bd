/** The error for a context hook used outside its provider; names both. */
export class ReactContextError extends Error {
  constructor(hook: string, provider: string) {
    super(`Hook ${hook} is called outside the <${provider}>.`);
    this.name = 'ReactContextError';
  }
}
