/** The simulator's own time: it runs with the machine's and can be moved forward to make things expire. */
export type SimulatorClock = {
  now: () => number;
  advance: (ms: number) => void;
  reset: () => void;
};

export function createClock(): SimulatorClock {
  let aheadMs = 0;
  return {
    now: () => Date.now() + aheadMs,
    advance: ms => {
      aheadMs += ms;
    },
    reset: () => {
      aheadMs = 0;
    },
  };
}
