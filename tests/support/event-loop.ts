import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long a piece of work took, and for how long at a time it let nothing else happen; both in milliseconds. */
export async function measureLoop(work: () => unknown): Promise<{ ms: number; blockedMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  // The first sample is taken after the first turn.
  await turn();
  delay.reset();
  const startedAt = performance.now();
  await work();
  const ms = performance.now() - startedAt;
  await turn();
  delay.disable();
  return { ms, blockedMs: delay.percentile(99) / 1e6 };
}

function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 10));
}
