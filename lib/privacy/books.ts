import 'server-only';
import { sql, type Transaction } from 'kysely';
import { toInvoice } from '@/lib/billing/invoice';
import type { Database } from '@/lib/site/db/tables';
import { readJson, TAX, type ErasedRows, type Erasure, type Holding } from './holding';
import { isOf } from './orders';

/** What stays because of tax law: what money did after a payment, and what customers pay each month. */
export const bookHoldings = {
  payment_consents: {
    whose: { of: 'billing_subscriptions', by: 'subscription_id' },
    texts: {
      id: 'plain',
      subscription_id: 'plain',
      open_for: 'plain',
      invoice_key: 'plain',
      text: 'books',
      // Billing has PayPal delete what it saved, and forgets its name then.
      vault_id: 'books-ours',
    },
    erase: { work: endConsents },
    keep: { until: TAX },
    gives: [
      {
        as: 'consents',
        by: 'agreed_at',
        // Agreed to as the customer, or by paying an invoice for whom it belongs to.
        find: address =>
          sql`subscription_id in (select id from billing_subscriptions where lower(customer_email) = ${address})
            or invoice_key in (select invoice_key from orders
              where invoice_key is not null and lower(payer_email) = ${address})`,
        pick: { id: 'id', agreedAt: 'agreed_at', text: 'text', state: 'state', endedAt: 'ended_at' },
      },
    ],
  },

  billing_subscriptions: {
    whose: { address: ['customer_email'] },
    texts: {
      id: 'plain',
      order_id: 'plain',
      lines: 'plain',
      pending: 'plain',
      currency: 'plain',
      customer_name: 'books',
      customer_email: 'books',
      anchor_on: 'plain',
      next_on: 'plain',
      paused_on: 'plain',
      ends_on: 'plain',
      shown_lines: 'plain',
    },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [
      {
        as: 'plans',
        by: 'created_at',
        pick: {
          id: 'id',
          state: 'state',
          name: 'customer_name',
          lines: row => readJson(row.lines),
          createdAt: 'created_at',
          endsOn: 'ends_on',
        },
      },
    ],
  },

  invoices: {
    whose: { address: ['customer_email'] },
    texts: {
      id: 'plain',
      key: 'plain',
      subscription_id: 'plain',
      from_on: 'plain',
      until_on: 'plain',
      issued_on: 'plain',
      due_on: 'plain',
      lines: 'plain',
      currency: 'plain',
      customer_name: 'books',
      customer_email: 'books',
      late_from: 'plain',
      order_id: 'plain',
      stopped_on: 'plain',
    },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [
      {
        as: 'invoices',
        by: 'number',
        // Without the key that opens it.
        pick: {
          id: 'id',
          number: row => toInvoice(row).number,
          subscriptionId: 'subscription_id',
          state: 'state',
          fromOn: 'from_on',
          untilOn: 'until_on',
          issuedOn: 'issued_on',
          dueOn: 'due_on',
          lines: row => toInvoice(row).lines,
          totalMinor: 'total_minor',
          currency: row => toInvoice(row).currency,
          customerName: 'customer_name',
          customerEmail: 'customer_email',
          lateFrom: 'late_from',
          isHeld: row => row.is_held === 1,
          stoppedOn: 'stopped_on',
          orderId: 'order_id',
          paidAt: 'paid_at',
          reminders: 'reminders',
          charges: 'charges',
          updatedAt: 'updated_at',
        },
      },
    ],
  },

  invoice_numbers: {
    whose: { nobody: 'A counter.' },
    texts: { id: 'plain' },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [],
  },

  refunds: {
    whose: { of: 'orders', by: 'order_id' },
    texts: {
      id: 'plain',
      order_id: 'plain',
      reason: 'plain',
      note: 'books',
      actor_id: 'plain',
      provider_id: 'plain',
      issue: 'plain',
    },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [
      {
        as: 'refunds',
        under: { table: 'orders', by: 'order_id' },
        by: 'created_at',
        // Without who of the staff did it.
        pick: {
          state: 'state',
          amountMinor: 'amount_minor',
          reason: 'reason',
          note: 'note',
          paypalId: 'provider_id',
          at: 'created_at',
        },
      },
    ],
  },

  reversals: {
    whose: { of: 'orders', by: 'order_id' },
    texts: { id: 'plain', order_id: 'plain', settled_by: 'plain' },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [],
  },

  disputes: {
    whose: { of: 'orders', by: 'order_id' },
    texts: {
      id: 'plain',
      order_id: 'plain',
      status: 'plain',
      stage: 'plain',
      reason: 'plain',
      currency: 'plain',
      settled_by: 'plain',
    },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [],
  },

  unknown_payments: {
    whose: { nobody: 'Which order it belongs to is what staff look for.' },
    texts: {
      id: 'plain',
      payment_id: 'plain',
      capture_id: 'plain',
      invoice_id: 'plain',
      currency: 'plain',
      order_id: 'plain',
      settled_by: 'plain',
      note: 'staff',
      rule_name: 'staff',
    },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [],
  },

  payment_rules: {
    whose: { nobody: 'Words of the agency’s own payments.' },
    texts: { id: 'plain', name: 'staff', words: 'staff' },
    erase: { stays: 'Staff change it at the desk.' },
    keep: { until: 'staff remove it' },
    gives: [],
  },

  comparisons: {
    whose: { nobody: 'Names orders and payments by their ids.' },
    texts: { id: 'plain', differences: 'plain', failure: 'plain' },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [],
  },

  paypal_rows: {
    whose: { nobody: 'Names orders and payments by their ids.' },
    texts: {
      id: 'plain',
      transaction_id: 'plain',
      event_code: 'plain',
      order_id: 'plain',
      currency: 'plain',
    },
    erase: { stays: TAX },
    keep: { until: TAX },
    gives: [],
  },
} as const satisfies { [T in BookTable]: Holding<T> };

/** No one is charged any more. Billing has PayPal delete the way to pay, and forgets its name then. */
async function endConsents(
  transaction: Transaction<Database>,
  { address, until }: Erasure,
): Promise<Partial<ErasedRows>> {
  await transaction
    .updateTable('payment_consents')
    .set({ state: 'ended', open_for: null, end_cause: 'erased', updated_at: sql<number>`updated_at + 1` })
    .where(row =>
      row.or([
        row('open_for', 'in', query =>
          query
            .selectFrom('billing_subscriptions')
            .select('id')
            .where(plan =>
              plan.or([
                plan(sql`lower(customer_email)`, '=', address),
                plan(
                  'order_id',
                  'in',
                  plan
                    .selectFrom('orders')
                    .select('id')
                    .where(order => isOf(order, address)),
                ),
              ]),
            ),
        ),
        // Who paid an invoice for someone else: it is their account that is charged.
        row('invoice_key', 'in', query =>
          query
            .selectFrom('orders')
            .select('invoice_key')
            .where('invoice_key', 'is not', null)
            .where(order => isOf(order, address))
            .$narrowType<{ invoice_key: string }>(),
        ),
      ]),
    )
    .where('state', '!=', 'ended')
    .where('agreed_at', '<=', until)
    .execute();
  return {};
}

type BookTable =
  | 'payment_consents'
  | 'billing_subscriptions'
  | 'invoices'
  | 'invoice_numbers'
  | 'refunds'
  | 'reversals'
  | 'disputes'
  | 'unknown_payments'
  | 'payment_rules'
  | 'comparisons'
  | 'paypal_rows';
