import { newRequestId, withRequestId } from './log';

/**
 * Repeats `work` from `firstMs` on, never two at once; a failure is reported and the next round comes as planned. `stop` aborts the
 * signal of a running round and waits for its end. Each round has an id of its own, as each request has.
 */
export function repeat(
  { everyMs, firstMs }: { everyMs: number; firstMs: number },
  work: (stopping: AbortSignal) => Promise<void>,
  report: (error: unknown) => void,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let round: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    timer = setTimeout(tick, everyMs);
    round ??= withRequestId(newRequestId(), () => work(stopping.signal).catch(report)).finally(() => {
      round = null;
    });
  };
  timer = setTimeout(tick, firstMs);
  return {
    stop: async () => {
      clearTimeout(timer);
      stopping.abort();
      await round;
    },
  };
}
