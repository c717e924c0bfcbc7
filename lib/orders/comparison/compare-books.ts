import type { Transaction } from '../provider-records';

/** Finds what PayPal's books have and ours have not, what ours have and PayPal's have not, and sums that differ. */
export function compareBooks({ transactions, ours, range }: Books): Difference[] {
  const theirs = new Map(transactions.filter(isMoney).map(row => [row.transactionId, row]));
  const known = new Map(ours.map(entry => [entry.providerId, entry]));
  const isComplete = ({ at }: OurEntry) => at >= range.from && at < range.to;
  return [
    ...[...theirs.values()].flatMap(row => differenceOfTheirs(row, known.get(row.transactionId), ours)),
    ...ours
      .filter(entry => isComplete(entry) && !theirs.has(entry.providerId))
      .map(entry => ({ ...differenceOf(entry), kind: 'missing_at_paypal' as const })),
  ];
}

function differenceOfTheirs(
  row: Transaction,
  entry: OurEntry | undefined,
  ours: readonly OurEntry[],
): Difference[] {
  const theirMinor = Math.abs(row.amountMinor);
  if (entry)
    return entry.amountMinor === theirMinor && entry.currency === row.currency
      ? []
      : [{ ...differenceOf(entry), kind: 'amount_differs', theirMinor }];
  const type = typeOf(row);
  // A chargeback is booked under an id of its own: the reversal that we know by its webhook is the same money.
  if (type === 'reversal' && isKnownReversal(row, ours)) return [];
  return [
    {
      kind: 'missing_here',
      type,
      providerId: row.transactionId,
      captureId: row.referenceType === 'transaction' ? row.referenceId : null,
      paymentId: row.referenceType === 'order' ? row.referenceId : null,
      orderId: row.customId,
      invoiceId: row.invoiceId,
      theirMinor,
      ourMinor: null,
      currency: row.currency,
      at: row.at,
    },
  ];
}

function isKnownReversal({ referenceId, amountMinor }: Transaction, ours: readonly OurEntry[]): boolean {
  return ours.some(
    ({ type, captureId, amountMinor: minor }) =>
      type === 'reversal' && captureId === referenceId && minor === Math.abs(amountMinor),
  );
}

function differenceOf({ type, providerId, captureId, orderId, amountMinor, currency, at }: OurEntry) {
  const paymentId = null;
  const invoiceId = null;
  const theirMinor = null;
  return {
    type,
    providerId,
    captureId,
    paymentId,
    orderId,
    invoiceId,
    theirMinor,
    ourMinor: amountMinor,
    currency,
    at,
  };
}

/** Payments received, refunds, reversals and chargebacks: not fees, holds, withdrawals or conversions. */
function isMoney({ eventCode, status }: Transaction): boolean {
  return status !== 'denied' && status !== 'pending' && MONEY_CODES.test(eventCode);
}

function typeOf({ eventCode }: Transaction): EntryType {
  if (eventCode === REFUND_CODE) return 'refund';
  return eventCode.startsWith('T00') ? 'capture' : 'reversal';
}

const MONEY_CODES = /^(?:T00\d\d|T1106|T1107|T1201|T1202)$/;
const REFUND_CODE = 'T1107';

export type EntryType = 'capture' | 'refund' | 'reversal';

/** One movement of money in our books. Amounts are cents without a sign; `at` in epoch milliseconds. */
export type OurEntry = {
  type: EntryType;
  providerId: string;
  captureId: string | null;
  orderId: string;
  amountMinor: number;
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
  ours: readonly OurEntry[];
  range: { from: number; to: number };
};
