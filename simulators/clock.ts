/** The simulator's time: the machine's, moved ahead on request, so 24 hours pass in a test at once. */
export type SimulatedClock = { now: () => number; advance: (ms: number) => void; reset: () => void };

export function createSimulatedClock(base: () => number = () => Date.now()): SimulatedClock {
  let offsetMs = 0;
  return {
    now: () => base() + offsetMs,
    advance: ms => {
      offsetMs += ms;
    },
    reset: () => {
      offsetMs = 0;
    },
  };
}
