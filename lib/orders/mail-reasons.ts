import type { LedgerRecord } from './ledger';
import type { Order } from './order';

/** Which emails a change brings. */
export function mailReasonsOf({ before, after, records }: ChangeForMails): OrderMailReason[] {
  const isNewlyPaid = after.state === 'paid' && before.paidAt === null;
  const reasons: [OrderMailReason, boolean][] = [
    // An order that was paid before its alarm has had its receipt.
    ['receipt', isNewlyPaid],
    ['duplicate', after.duplicateOf !== null && (isNewlyPaid || after.state === 'awaiting_confirmation')],
    ['attention', after.state === 'attention' && isNewAttention(before, after)],
    ['declined', before.state === 'pending' && after.state === 'declined'],
    ['refund', after.refundedMinor > before.refundedMinor || isGivenBack(before, after)],
    ['refund-failed', records.some(record => record.kind === 'refund' && record.row.state === 'failed')],
    ['reversal', after.reversedMinor !== before.reversedMinor],
    ['dispute', records.some(record => record.kind === 'dispute' && record.isNews)],
  ];
  return reasons.filter(([, isDue]) => isDue).map(([reason]) => reason);
}

function isNewAttention(before: Order, after: Order): boolean {
  return before.state !== 'attention' || before.attentionReason !== after.attentionReason;
}

function isGivenBack(before: Order, after: Order): boolean {
  return before.state === 'attention' && after.state === 'refunded';
}

type ChangeForMails = { before: Order; after: Order; records: readonly LedgerRecord[] };

/**
 * `receipt` when paid, `refund` when money went back, `declined` when a pending payment was denied: to the buyer, and to
 * the agency where it concerns it. `attention`, `refund-failed`, `reversal`, `dispute` and `duplicate`: to the agency only.
 */
export const ORDER_MAIL_REASONS = [
  'receipt',
  'attention',
  'refund',
  'refund-failed',
  'declined',
  'reversal',
  'dispute',
  'duplicate',
] as const;

export type OrderMailReason = (typeof ORDER_MAIL_REASONS)[number];
