/** `--short`: every program in seconds, to see that it runs. Its figures say little. */
export const isShort = process.argv.includes('--short');

export type Row = readonly (string | number)[];

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** p50 and p99, as they are printed. */
export function quantilesOf(waits: readonly number[], parts: readonly number[] = [0.5, 0.99]): string[] {
  return parts.map(part => shortly(quantile(waits, part)));
}

/** Milliseconds that the work takes. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Milliseconds that each of `count` visits takes, one after the other. */
export async function measureEach(count: number, visit: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  while (waits.length < count) waits.push(await measureMs(visit));
  return waits;
}

/** Milliseconds that visits take, one after the other, for as long as the work takes. */
export async function measureDuring(
  work: Promise<unknown>,
  visit: () => Promise<unknown>,
): Promise<number[]> {
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  const waits: number[] = [];
  while (!over.signal.aborted) waits.push(await measureMs(visit));
  await ended;
  return waits;
}

/** As Markdown, ready for docs/performance.md. */
export function printTable(head: Row, rows: readonly Row[]): void {
  console.log([head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n'));
}

/** Three digits say all that a measurement knows. */
export function shortly(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
