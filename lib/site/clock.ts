/** The current time as epoch milliseconds, passed in so rules can be tested at any instant. */
export type Clock = { now: () => number };

export const systemClock: Clock = { now: () => Date.now() };
