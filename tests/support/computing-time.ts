/**
 * Milliseconds of the processor that `work` takes. Other programs on a busy machine don't count, which the clock on the
 * wall would not tell apart.
 */
export function computingMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
