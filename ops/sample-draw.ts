import type { Insertable } from 'kysely';
import type { Database } from '@/lib/site/db/tables';

/** What a part of the story is drawn with: the days that it tells of, who works there, and chance that repeats itself. */
export type Story = {
  days: number;
  /** Accounts of staff. */
  owners: readonly string[];
  newId: () => string;
  now: number;
  random: () => number;
};

/** New rows of these tables. */
export type NewRows<Table extends keyof Database> = { [Name in Table]: Insertable<Database[Name]>[] };

/** Numbers from 0 to 1 that are the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickOf<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

export const FIRST = [
  'Dana',
  'Luis',
  'Priya',
  'Omar',
  'Grace',
  'Ken',
  'Marta',
  'Theo',
  'Ines',
  'Paul',
  'Wanda',
  'Joy',
];
export const LAST = [
  'Whitfield',
  'Romero',
  'Natarajan',
  'Haddad',
  'Okafor',
  'Tanaka',
  'Kowalski',
  'Baptiste',
  'Vega',
];
