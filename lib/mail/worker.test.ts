import { expect, test } from 'vitest';
import { HOUR_MS } from '@/lib/site/time';
import { createThrottle } from './worker';

test('callers pass a gap apart, however many come at once', async () => {
  const { pass, slept } = aPace();
  await Promise.all([pass(), pass(), pass()]);
  expect(slept).toEqual([500, 1_000]);
});

test('a clock that is set back makes no one wait for longer than the gap', async () => {
  const { pass, slept, time } = aPace();
  await pass();
  time.now -= HOUR_MS;
  await pass();
  time.now += 200;
  await pass();
  expect(slept).toEqual([500, 800]);
});

/** Two a second; the clock stands still while someone sleeps. */
function aPace() {
  const time = { now: 10 * HOUR_MS };
  const slept: number[] = [];
  const sleep = (ms: number) => {
    slept.push(ms);
    return Promise.resolve();
  };
  const pace = createThrottle({ now: () => time.now, sleep, perSecond: 2 });
  return { time, slept, pass: () => pace(new AbortController().signal) };
}
