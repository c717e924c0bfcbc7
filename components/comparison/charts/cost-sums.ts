import type { CostColumn, CostPart } from '@/content/comparisons/chart';

/** In whole US dollars, like the parts. */
export function totalOf(parts: readonly Pick<CostPart, 'dollars'>[]): number {
  return parts.reduce((sum, { dollars }) => sum + dollars, 0);
}

/** $1,725 */
export function formatWhole(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** The columns with an hour's price put into the one that counts hours. */
export function withHour(columns: readonly CostColumn[], hours: number, dollars: number): CostColumn[] {
  return columns.map(column => ({
    ...column,
    parts: column.parts.map(part => (part.look === 'hours' ? { ...part, dollars: hours * dollars } : part)),
  }));
}

/** From which price of an hour on the column with hours costs more than the last one, in whole dollars. */
export function tippingHour(columns: readonly CostColumn[], hours: number): number {
  const bare = withHour(columns, hours, 0).find(({ parts }) => parts.some(({ look }) => look === 'hours'));
  return Math.round((totalOf(columns.at(-1)?.parts ?? []) - totalOf(bare?.parts ?? [])) / hours);
}
