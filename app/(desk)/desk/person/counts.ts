import type { PersonView } from './queries';

/** "2 leads" in a list of one, or nothing for none. */
export function sayCount(rows: readonly unknown[] | number, noun: string): string[] {
  const count = typeof rows === 'number' ? rows : rows.length;
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
}

/** What opens the account of a customer now. */
export function signInsOf({ accounts }: Pick<PersonView, 'accounts'>): {
  sessions: number;
  passkeys: number;
} {
  const own = accounts.filter(({ role }) => role === 'customer');
  return {
    sessions: own.flatMap(({ sessions }) => sessions).length,
    passkeys: own.flatMap(({ passkeys }) => passkeys).length,
  };
}
