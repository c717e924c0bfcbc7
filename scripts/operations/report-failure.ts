/** Runs an operation; a failure becomes a sentence and the exit code 1. */
export async function reportFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\nNot done: ${explain(error)}`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.name !== 'OperationError'
    ? `${error.message}: ${error.cause.message}`
    : error.message;
}
