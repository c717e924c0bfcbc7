import type { SimulatedClock } from '../clock.ts';

/** The state of one request against the limit, and the headers that every answer carries. */
export type RateCheck = { isOver: boolean; headers: Record<string, string> };

/** Counts requests per whole second of simulated time, for the one team that this simulator serves. */
export function createRateLimit({ clock, perSecond }: { clock: SimulatedClock; perSecond: number }) {
  let second = 0;
  let used = 0;
  return {
    take: (): RateCheck => {
      const now = Math.floor(clock.now() / 1000);
      used = now === second ? used + 1 : 1;
      second = now;
      const isOver = used > perSecond;
      const headers: Record<string, string> = {
        'ratelimit-limit': String(perSecond),
        'ratelimit-remaining': String(Math.max(0, perSecond - used)),
        'ratelimit-reset': '1',
      };
      return { isOver, headers: isOver ? { ...headers, 'retry-after': '1' } : headers };
    },
    reset: () => {
      used = 0;
    },
  };
}
