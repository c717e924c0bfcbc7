import { isLost, type Dispute } from './dispute.ts';
import { toWire } from './money.ts';
import { optionalField, isoSeconds, link, type Viewer } from './payment-view.ts';

/** A dispute as GET and the webhooks show it to the seller. */
export function viewDispute(dispute: Dispute, viewer: Viewer): object {
  const { outcome, amount } = dispute;
  return {
    dispute_id: dispute.id,
    create_time: isoSeconds(dispute.createdAt),
    update_time: isoSeconds(dispute.updatedAt),
    disputed_transactions: [viewTransaction(dispute, viewer)],
    reason: dispute.reason,
    status: dispute.status,
    dispute_amount: toWire(amount),
    ...(outcome === null
      ? {}
      : {
          dispute_outcome: {
            outcome_code: outcome,
            amount_refunded: toWire({ ...amount, minor: dispute.refundedMinor }),
          },
        }),
    dispute_life_cycle_stage: dispute.stage,
    dispute_channel: 'INTERNAL',
    ...(dispute.respondBy === null ? {} : { seller_response_due_date: isoSeconds(dispute.respondBy) }),
    money_movements: viewMovements(dispute),
    links: [link(`${viewer.origin}/v1/customer/disputes/${dispute.id}`, 'self')],
  };
}

function viewTransaction(dispute: Dispute, { merchantId }: Viewer): object {
  return {
    seller_transaction_id: dispute.captureId,
    create_time: isoSeconds(dispute.createdAt),
    transaction_status: 'COMPLETED',
    gross_amount: toWire(dispute.amount),
    ...optionalField('invoice_number', dispute.invoiceId),
    ...optionalField('custom', dispute.customId),
    buyer: { name: 'Test Buyer' },
    seller: { merchant_id: merchantId, name: 'Test merchant' },
  };
}

function viewMovements({ outcome, amount, createdAt, updatedAt, refundedMinor }: Dispute): object[] {
  const move = (party: string, type: 'DEBIT' | 'CREDIT', facts: { minor: number; at: number }) => ({
    affected_party: party,
    amount: toWire({ ...amount, minor: facts.minor }),
    initiated_time: isoSeconds(facts.at),
    type,
  });
  const hold = move('SELLER', 'DEBIT', { minor: amount.minor, at: createdAt });
  if (outcome === null) return [hold];
  const back = move('SELLER', 'CREDIT', { minor: amount.minor, at: updatedAt });
  const paid = refundedMinor > 0 ? [move('BUYER', 'CREDIT', { minor: refundedMinor, at: updatedAt })] : [];
  return isLost(outcome) ? [hold, ...paid] : [hold, back, ...paid];
}
