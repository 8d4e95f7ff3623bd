/**
 * The same function, which returns its last result when called again with the same arguments. In development, modules
 * that depend on the sources are reloaded after each change; what they make from unchanged files is cached in modules
 * that do not depend on them.
 */
export function keepLast<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last || args.some((arg, at) => arg !== last?.args[at])) last = { args, result: make(...args) };
    return last.result;
  };
}
