/**
 * Repeats `work`, never two at once; a failure is reported and the next round comes as planned. `stop` tells a round
 * that is under way by its signal, and waits for its end.
 */
export function repeat(
  intervalMs: number,
  work: (stopping: AbortSignal) => Promise<void>,
  report: (error: unknown) => void,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  const timer = setInterval(() => {
    round ??= work(stopping.signal)
      .catch(report)
      .finally(() => {
        round = null;
      });
  }, intervalMs);
  return {
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}
