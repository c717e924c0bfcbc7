/**
 * Starts one piece of work in each turn of the event loop, first come first served. Much of what the site does for a
 * request (rendering mails, writing to the embedded file) takes no break: started as they arrive, a few busy
 * connections would be answered over and over before anybody else's bytes are looked at. Work that waits for others
 * holds nobody up.
 */
export function oneInEachTurn(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let isPlanned = false;
  const startNext = () => {
    try {
      waiting.shift()?.();
    } finally {
      // Also after work that threw: those behind it have done nothing wrong.
      isPlanned = waiting.length > 0;
      if (isPlanned) setImmediate(startNext);
    }
  };
  return work => {
    waiting.push(work);
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(startNext);
  };
}
