import 'server-only';
import { describeError, log } from '@/lib/log/log';
import { getBackgroundServices } from '@/lib/services';

/**
 * Starts what this process does beside answering: delivering mail and settling orders whose buyers never came
 * back. Any number of processes may run it. Throws when the database cannot be used: the process must not start.
 */
export async function startBackgroundWork(): Promise<void> {
  const services = getBackgroundServices();
  await services.migrate();
  const sweeper = every(SWEEP_INTERVAL_MS, services.sweepOrders);
  const delivery = services.startDelivery();
  globalThis.stopBackgroundWork = async () => {
    sweeper.stop();
    await Promise.all([delivery.stop(), sweeper.idle()]);
    await services.closeDatabase();
  };
}

/** Repeats `work`, never two at once; a failure is logged and the next round comes as planned. */
function every(intervalMs: number, work: () => Promise<unknown>) {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const round = () => {
    if (isRunning) return;
    isRunning = true;
    running = work()
      .then(() => undefined)
      .catch((error: unknown) => log('error', 'sweep-failed', describeError(error)))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(round, intervalMs);
  return { stop: () => clearInterval(timer), idle: () => running };
}

const SWEEP_INTERVAL_MS = 60_000;
