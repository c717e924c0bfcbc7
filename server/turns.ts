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
    const work = waiting.shift();
    isPlanned = waiting.length > 0;
    // Before the work, which may throw: nobody behind it waits for ever.
    if (isPlanned) setImmediate(startNext);
    work?.();
  };
  return work => {
    waiting.push(work);
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(startNext);
  };
}
