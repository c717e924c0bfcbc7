/** What remains from `now` until `end` (epoch milliseconds), never below zero. */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.floor((end - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

export type TimeLeft = Record<'days' | 'hours' | 'minutes' | 'seconds', number>;

/** The event on the document that asks the head script to decide again whether the promotion runs. */
export const DECIDE_PROMOTION = 'decide-promotion';
