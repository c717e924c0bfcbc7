/**
 * Lets a number of costly works run at once and some more wait their turn, in this process. What comes beyond is refused
 * at once with a `TooBusyError`, so a flood neither takes the memory nor holds up what the others wait for.
 */
export function boundedWork({ running, waiting }: { running: number; waiting: number }): BoundedWork {
  const queue: (() => void)[] = [];
  let free = running;
  const enter = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new TooBusyError());
    return new Promise(resume => queue.push(resume));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    if (!next) free += 1;
  };
  return async work => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
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

export type BoundedWork = <T>(work: () => Promise<T>) => Promise<T>;
