/** How long (ms) to work before letting the page paint and handle input. */
const WORK_TIME = 25;

/** Does the work for each item, with breaks in which the page can paint and handle input. */
export async function unhurried<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - since < WORK_TIME) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  }
}
