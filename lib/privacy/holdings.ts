import 'server-only';
import { accountHoldings } from './accounts';
import { bookHoldings } from './books';
import type { Holding, Table } from './holding';
import { leadHoldings } from './leads';
import { linkHoldings } from './links';
import { machineHoldings } from './machine';
import { mailHoldings } from './mails';
import { newsletterHoldings } from './newsletter';
import { orderHoldings } from './orders';
import { publishedHoldings } from './published';

/**
 * Everything that we hold, by its table: whose it is, how it is erased, how long it is kept and from when, and what of it a
 * person gets in their own file. Erasure (erase.ts), retention (retention.ts) and the file (export.ts) go through it in this
 * order, which counts: orders are found by their account, which goes later, and what is left of emails is emptied last.
 */
export const holdings = {
  ...leadHoldings,
  ...newsletterHoldings,
  ...orderHoldings,
  ...bookHoldings,
  ...linkHoldings,
  ...publishedHoldings,
  ...accountHoldings,
  ...mailHoldings,
  ...machineHoldings,
} as const satisfies { [T in Table]: Holding<T> };

/** The holdings with their tables' names, in their order. */
export function entriesOf<Of extends object>(all: Of): [keyof Of & string, Of[keyof Of]][] {
  // TypeScript gives the keys of an object as any text; these are all that it has.
  return Object.entries(all) as [keyof Of & string, Of[keyof Of]][];
}
