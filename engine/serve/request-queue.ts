import { AsyncResource } from 'node:async_hooks';

/**
 * A queue that starts one piece of work in each turn of the event loop. Much of the work for a request (rendering
 * emails, writing to the embedded file) runs without a break: started on arrival, a few busy connections would be
 * served again and again before the server reads from anyone else. Work that waits for others blocks nothing.
 */
export function createQueue(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let isPlanned = false;
  const startNext = () => {
    try {
      waiting.shift()?.();
    } finally {
      // Also after work that threw.
      isPlanned = waiting.length > 0;
      if (isPlanned) setImmediate(startNext);
    }
  };
  return work => {
    // It runs in the turn of whatever came first, but in the context of its own request.
    waiting.push(AsyncResource.bind(work));
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(startNext);
  };
}
