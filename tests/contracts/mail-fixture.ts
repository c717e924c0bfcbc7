import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startMailSimulator, type MailSimulator } from '@/simulators/mail/start';

export const CONTRACT_API_KEY = 're_contract';

/** A simulator for the tests of one file, emptied before each test, and its clock. */
export function useMailSimulator(): { simulator: () => MailSimulator; clock: { now: () => number } } {
  let started: MailSimulator | undefined;
  let now = 0;
  const clock = { now: () => now };
  const simulator = () => {
    if (!started) throw new Error('The simulator is started in beforeAll');
    return started;
  };
  beforeAll(async () => {
    started = await startMailSimulator({
      port: 0,
      apiKey: CONTRACT_API_KEY,
      webhookUrl: null,
      webhookSecret: 'whsec_c2VjcmV0',
      now: clock.now,
    });
  });
  afterAll(() => started?.close());
  beforeEach(() => {
    // A fresh second for every test, so the rate limit concerns only the test that asks for it.
    now += 10_000;
    simulator().reset();
  });
  return { simulator, clock };
}
