import type { Transaction } from '@/lib/paypal/money';

/** Finds what PayPal's books have and ours have not, what ours have and PayPal's have not, and sums that differ. */
export function compareBooks({ transactions, ourEntries, range }: Books): Difference[] {
  const entries = byId(ourEntries);
  const differing: Difference[] = [];
  const unmatched: Movement[] = [];
  for (const row of movementsIn(transactions)) {
    const known = entries.get(keyOf(row));
    known?.codes.add(row.eventCode);
    // An order's payment lists its reversals as refunds.
    if (!known || (row.type === 'reversal' && known.entry.type === 'refund')) unmatched.push(row);
    else if (!isSameSum(row, known.entry))
      differing.push({ ...differenceOf(known.entry), kind: 'amount_differs', theirMinor: row.theirMinor });
  }
  const unknown = withoutKnownReversals(unmatched, [...entries.values()], orderNames(ourEntries));
  const isComplete = ({ at }: OurEntry) => at >= range.from && at < range.to;
  return [
    ...differing,
    ...unknown.map(toMissing),
    ...[...entries.values()]
      .filter(({ entry, codes }) => isComplete(entry) && codes.size === 0)
      .map(({ entry }) => ({ ...differenceOf(entry), kind: 'missing_at_paypal' as const })),
  ];
}

/**
 * PayPal books a chargeback under an id of its own, and may book it twice: as a reversal (T1106) and as a chargeback
 * (T1201). So a reversal is the same money as one that we know, of the same order and sum, that has no row of this code.
 */
function withoutKnownReversals(
  rows: readonly Movement[],
  entries: readonly Matched[],
  names: ReadonlyMap<string, string>,
): Movement[] {
  const nameOf = ({ captureId, paymentId, orderId }: Reference) => {
    const ids = [captureId, paymentId, orderId].filter(id => id !== null);
    return ids.map(id => names.get(id)).find(name => name !== undefined) ?? ids[0] ?? null;
  };
  const known: Reversal[] = entries
    .filter(({ entry }) => entry.type === 'reversal')
    .map(({ entry, codes }) => ({ order: entry.orderId, entry, codes }));
  return rows.filter(row => {
    if (row.type !== 'reversal') return true;
    const order = nameOf(row);
    const same = known.find(
      one =>
        order !== null && one.order === order && !one.codes.has(row.eventCode) && isSameSum(row, one.entry),
    );
    if (same) same.codes.add(row.eventCode);
    else known.push({ order, entry: asEntry(row), codes: new Set([row.eventCode]) });
    return !same;
  });
}

/** Our order's id by every id that PayPal may name it with. */
function orderNames(ourEntries: readonly OurEntry[]): Map<string, string> {
  return new Map(
    ourEntries.flatMap(({ captureId, paymentId, orderId }) =>
      [captureId, paymentId, orderId].flatMap(id => (id === null ? [] : [[id, orderId] as const])),
    ),
  );
}

/** A reversal is written down as no more than the order's captured sum. */
function isSameSum({ theirMinor, currency }: Sum, entry: Pick<OurEntry, SumKey>): boolean {
  const isCut = entry.type === 'reversal' && entry.amountMinor === entry.capturedMinor;
  const isSame = entry.amountMinor === theirMinor || (isCut && theirMinor > entry.amountMinor);
  return isSame && entry.currency === currency;
}

/** What we know as a refund and as a reversal is a reversal. */
function byId(ourEntries: readonly OurEntry[]): Map<string, Matched> {
  const isReversal = ({ type }: OurEntry) => type === 'reversal';
  const sorted = [...ourEntries.filter(entry => !isReversal(entry)), ...ourEntries.filter(isReversal)];
  return new Map(sorted.map(entry => [keyOf(entry), { entry, codes: new Set<string>() }]));
}

/** PayPal's ids are not unique: a row of money that came in and one of money that went out may share one. */
function keyOf({ type, providerId }: Pick<OurEntry, 'type' | 'providerId'>): string {
  return `${type === 'capture' ? 'in' : 'out'} ${providerId}`;
}

/** The rows that are payments, refunds or reversals, each once: searches for adjoining times may both list a row. */
function movementsIn(transactions: readonly Transaction[]): Movement[] {
  const rows = transactions.flatMap(toMovement);
  return [...new Map(rows.map(row => [`${keyOf(row)} ${row.eventCode} ${row.theirMinor}`, row])).values()];
}

function toMovement(row: Transaction): Movement[] {
  const type = typeOf(row);
  if (type === null) return [];
  return [
    {
      type,
      eventCode: row.eventCode,
      providerId: row.transactionId,
      captureId: row.referenceType === 'transaction' ? row.referenceId : null,
      paymentId: row.referenceType === 'order' ? row.referenceId : null,
      orderId: row.customId,
      invoiceId: row.invoiceId,
      theirMinor: Math.abs(row.amountMinor),
      currency: row.currency,
      at: row.at,
    },
  ];
}

/** Null for all but customers' money: fees, holds, withdrawals, what the agency pays, reversals that were undone. */
function typeOf({ eventCode, status, amountMinor }: Transaction): EntryType | null {
  if (status === 'denied' || status === 'pending') return null;
  if (amountMinor > 0) return eventCode.startsWith('T00') ? 'capture' : null;
  if (amountMinor === 0) return null;
  if (eventCode === REFUND_CODE) return 'refund';
  return REVERSAL_CODES.has(eventCode) ? 'reversal' : null;
}

function toMissing(row: Movement): Difference {
  const { type, providerId, captureId, paymentId, orderId, invoiceId, theirMinor, currency, at } = row;
  const ids = { providerId, captureId, paymentId, orderId, invoiceId };
  return { kind: 'missing_here', type, ...ids, theirMinor, ourMinor: null, currency, at };
}

function differenceOf(entry: OurEntry): Omit<Difference, 'kind'> {
  const { type, providerId, captureId, paymentId, orderId, amountMinor, currency, at } = entry;
  const ids = { providerId, captureId, paymentId, orderId, invoiceId: null };
  return { type, ...ids, theirMinor: null, ourMinor: amountMinor, currency, at };
}

function asEntry({ type, theirMinor, currency }: Movement): Pick<OurEntry, SumKey> {
  return { type, amountMinor: theirMinor, capturedMinor: null, currency };
}

const REFUND_CODE = 'T1107';
const REVERSAL_CODES: ReadonlySet<string> = new Set(['T1106', 'T1201', 'T1202']);

type EntryType = 'capture' | 'refund' | 'reversal';

/**
 * One movement of money in our books. Amounts are cents without a sign; `at` in epoch milliseconds. `capturedMinor`: of
 * the whole order.
 */
export type OurEntry = {
  type: EntryType;
  providerId: string;
  captureId: string | null;
  paymentId: string | null;
  orderId: string;
  amountMinor: number;
  capturedMinor: number | null;
  currency: string;
  at: number;
};

/** `orderId` is ours, as the entry or PayPal's custom field has it. Amounts are cents without a sign. */
export type Difference = {
  kind: 'missing_here' | 'missing_at_paypal' | 'amount_differs';
  type: EntryType;
  providerId: string;
  captureId: string | null;
  paymentId: string | null;
  orderId: string | null;
  invoiceId: string | null;
  theirMinor: number | null;
  ourMinor: number | null;
  currency: string;
  at: number | null;
};

/** `range`: the time that PayPal's transactions are complete for. */
type Books = {
  transactions: readonly Transaction[];
  ourEntries: readonly OurEntry[];
  range: { from: number; to: number };
};

/** A row of PayPal's that moved a customer's money. */
type Movement = Omit<Difference, 'kind' | 'ourMinor' | 'theirMinor'> & {
  eventCode: string;
  theirMinor: number;
};

/** `codes`: of the rows that are this money. */
type Matched = { entry: OurEntry; codes: Set<string> };
type Reversal = { order: string | null; entry: Pick<OurEntry, SumKey>; codes: Set<string> };

type Reference = Pick<Movement, 'captureId' | 'paymentId' | 'orderId'>;
type Sum = Pick<Movement, 'theirMinor' | 'currency'>;
type SumKey = 'type' | 'amountMinor' | 'capturedMinor' | 'currency';
