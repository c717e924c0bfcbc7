/** What every part of the bench shares: how long it measures, and how figures are told. */

/** `--short`: every part in seconds, to see that it runs. Its figures say little. */
export const isShort = process.argv.includes('--short');

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Milliseconds that the work takes. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** As Markdown, ready for docs/performance.md. */
export function printTable(head: Cells, rows: readonly Cells[]): void {
  console.log([head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n'));
}

type Cells = readonly (string | number)[];

/** Three digits say all that a measurement knows. */
export function shortly(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
