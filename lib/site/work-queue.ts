/**
 * Runs at most `running` works at once in this process; `waiting` more wait for their turn. What comes beyond is refused
 * at once with a `TooBusyError`, so a flood neither takes the memory nor holds up what the others wait for.
 */
export function workQueue({ running, waiting = Infinity }: QueueLimits): WorkQueue {
  const turns: (() => void)[] = [];
  let free = running;
  return async work => {
    if (free > 0) free -= 1;
    else if (turns.length >= waiting) throw new TooBusyError();
    else await new Promise<void>(start => turns.push(start));
    try {
      return await work();
    } finally {
      const next = turns.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * The same with a time limit for each work, after which it rejects with a `TimeoutError`. Waiting counts: a provider that
 * hangs must not collect an endless queue. Work whose time is over before its turn is not started.
 */
export function timedWorkQueue(running: number): TimedWorkQueue {
  const queue = workQueue({ running });
  return (timeoutMs, work) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const timeOver = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const done = queue(() => {
      signal.throwIfAborted();
      return Promise.race([work(signal), timeOver]);
    });
    return Promise.race([done, timeOver]);
  };
}

/** More was asked for than this process does at once. Ask again in a few seconds. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
  readonly retryAfterSeconds = 5;
  constructor() {
    super('Too much of this work is waiting already');
  }
}

type QueueLimits = { running: number; waiting?: number };

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

type TimedWorkQueue = <T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;
