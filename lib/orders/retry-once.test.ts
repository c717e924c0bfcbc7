import { expect, test, vi } from 'vitest';
import { newDeadline } from './deadline';
import { retryOnce } from './retry-once';

const BUSY = { kind: 'busy', reason: 'TimeoutError', httpStatus: null } as const;
const DONE = { kind: 'done' } as const;
const DEADLINE = 9_000;

/** A clock that only waiting and calling move. */
function fakeTime() {
  const time = { now: 0 };
  return {
    deps: {
      clock: { now: () => time.now },
      wait: (ms: number) => {
        time.now += ms;
        return Promise.resolve();
      },
    },
    spend: (ms: number) => {
      time.now += ms;
    },
    now: () => time.now,
  };
}

test('a clear answer is final, whatever it is', async () => {
  const call = vi.fn(() => Promise.resolve({ kind: 'refused', issue: 'X', httpStatus: 422 } as const));
  expect(await retryOnce(call, DEADLINE, fakeTime().deps)).toMatchObject({ kind: 'refused' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a busy provider is asked once more, after a pause', async () => {
  const call = vi.fn(() => Promise.resolve<typeof BUSY | typeof DONE>(DONE)).mockResolvedValueOnce(BUSY);
  expect(await retryOnce(call, DEADLINE, fakeTime().deps)).toEqual(DONE);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a provider that hangs is given up before ten seconds have passed', async () => {
  const time = fakeTime();
  const hang = (timeoutMs: number) => {
    time.spend(timeoutMs);
    return Promise.resolve(BUSY);
  };
  expect(await retryOnce(hang, newDeadline(time.deps), time.deps)).toEqual(BUSY);
  expect(time.now()).toBeLessThan(10_000);
});

test('when the deadline is over the provider is not asked at all', async () => {
  const call = vi.fn(() => Promise.resolve(DONE));
  expect(await retryOnce(call, 0, fakeTime().deps)).toMatchObject({ kind: 'busy' });
  expect(call).not.toHaveBeenCalled();
});
