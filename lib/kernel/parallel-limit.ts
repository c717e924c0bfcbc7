/**
 * Lets at most `max` calls run at once; the others wait for their turn. Waiting counts towards a call's time limit,
 * after which it rejects: a provider that hangs must not collect an endless queue.
 */
export function parallelLimit(max: number): ParallelLimit {
  let running = 0;
  const waiting: Turn[] = [];
  const enter = async (signal: AbortSignal) => {
    if (running < max) {
      running += 1;
      return;
    }
    const turn: Turn = {};
    const started = new Promise<void>(resolve => {
      turn.start = resolve;
    });
    waiting.push(turn);
    try {
      await untilAborted(started, signal);
    } catch (error) {
      const place = waiting.indexOf(turn);
      if (place === -1) leave();
      else waiting.splice(place, 1);
      throw error;
    }
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next.start?.();
    else running -= 1;
  };
  return async (timeoutMs, work) => {
    const signal = AbortSignal.timeout(timeoutMs);
    await enter(signal);
    try {
      return await untilAborted(work(signal), signal);
    } finally {
      leave();
    }
  };
}

/** The result of `work`, or an error as soon as the signal aborts. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new TimeLimitError('The time limit is over', { cause: signal.reason }));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    const done = () => signal.removeEventListener('abort', abort);
    work.then(resolve, reject).finally(done);
  });
}

export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

type ParallelLimit = <T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

type Turn = { start?: () => void };
