import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * How long a piece of work took, and for how long at a time it kept everything else waiting (99 of 100 turns of the event
 * loop), both in milliseconds, and by how many bytes the process grew with it. What other programs of a busy machine take does not count as waiting for this work: it
 * cannot have blocked for longer than the processor time that it used.
 */
export async function measureLoop(
  work: () => unknown,
): Promise<{ ms: number; blockedMs: number; grownBytes: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await turn();
  delay.reset();
  const { rss } = process.memoryUsage();
  const [startedAt, used] = [performance.now(), process.cpuUsage()];
  await work();
  const ms = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(used);
  const grownBytes = process.memoryUsage().rss - rss;
  await turn();
  delay.disable();
  return { ms, blockedMs: Math.min(delay.percentile(99) / 1e6, (user + system) / 1e3), grownBytes };
}

function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 10));
}

/**
 * How many times longer than promised a piece of work may take in a test: the promise is for a machine of its own, and the
 * checks run beside others. What such a test is to find takes minutes.
 */
export const BUSY = 5;
