/**
 * The same function, which gives its last result again when it is called with the same arguments. In development
 * modules that depend on the sources start anew after each change; what they make of files that stay as they are is
 * kept in modules that do not.
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
