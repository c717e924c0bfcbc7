/** Runs an operation; a failure becomes a sentence and the exit code 1. Gives whether it was done. */
export async function reportFailure(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    console.error(`\nNot done: ${explain(error)}`);
    process.exitCode = 1;
    return false;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.name !== 'OperationError'
    ? `${error.message}: ${error.cause.message}`
    : error.message;
}
