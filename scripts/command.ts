/** Runs the work of a command. If it fails, says why, without a stack that would only hide the reason. */
export async function runCommand(work: () => void | Promise<void>, explain = messageOf): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
