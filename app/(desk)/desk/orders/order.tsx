import { LeadLinks, Value } from '@/app/(desk)/desk/leads/lead';
import { DeskSection, Facts, Hint, Moment } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import type { DeskOrder, OrderStep, PaymentCallRow } from '@/lib/desk/orders.sql';
import type { DeskLead } from '@/lib/leads/lead';
import { sourceRows, toFieldRow } from '@/lib/mail/compose-mail';
import { orderNumber } from '@/lib/orders/order';
import { formatMoney } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { mayBeCaptured, OrderActions, OrderMark } from './parts';

/**
 * Who ordered what, its state, and what can be done. `isConfirmed`: the second factor was, for money, a moment ago; null
 * for staff who take no money.
 */
export function OrderFacts({ order, leads, isConfirmed }: OrderFactsProps) {
  return (
    <DeskSection title="The order">
      <div className="desk-panel">
        <p>
          <OrderMark order={order} />
        </p>
        {order.attentionReason ? (
          <p>
            <strong>Why it needs a person:</strong> {order.attentionReason}
            <span className="soft block text-small">
              What to do: the runbook, page “An order needs attention”.
            </span>
          </p>
        ) : null}
        <OrderActions order={order} isConfirmed={isConfirmed} />
        {order.paymentId === null ? null : (
          <p className="soft text-small">
            {isConfirmed !== null && mayBeCaptured(order)
              ? 'Capture now: Asks PayPal, and takes the money if the buyer approved. It can’t be taken twice. '
              : ''}
            Check with PayPal: Asks PayPal for the payment’s status and records it. Takes no money.
          </p>
        )}
      </div>
      <Facts
        rows={[
          ['Number', orderNumber(order.id)],
          ['What', order.description],
          ['Buyer', order.payerName ?? 'Not known yet'],
          ...buyerRows(order).map(
            ({ label, value, href }) => [label, <Value key={label} text={value} href={href} />] as const,
          ),
          ['Leads', <LeadLinks key="leads" leads={leads} />],
          ['Placed', <Moment key="placed" at={order.createdAt} />],
          ['Paid', order.paidAt === null ? 'Not paid' : <Moment key="paid" at={order.paidAt} />],
          ...sourceRows(order.source).map(({ label, value }) => [label, value] as const),
          ['PayPal order', order.paymentId ?? 'None'],
          ['PayPal capture', order.captureId ?? 'None'],
          [
            'What the buyer sees',
            <a key="receipt" href={routes.success(order.key)} className="text-link">
              /success
            </a>,
          ],
        ]}
      />
    </DeskSection>
  );
}

type OrderFactsProps = {
  order: DeskOrder;
  /** The buyer's, and the one whose payment link it paid. */
  leads: readonly DeskLead[];
  isConfirmed: boolean | null;
};

/** How the buyer can be reached, as far as we know. */
function buyerRows({ payerEmail, business, phone, website }: DeskOrder) {
  return [
    toFieldRow('Buyer’s email', payerEmail ?? ''),
    toFieldRow('Business', business ?? ''),
    toFieldRow('Phone', phone ?? ''),
    toFieldRow('Website', website ?? ''),
  ].filter(({ value }) => value !== '');
}

/** What the order costs, line by line. */
export function OrderSums({ order }: { order: DeskOrder }) {
  const { lines, amountMinor, capturedMinor, refundedMinor, reversedMinor, monthlyMinor, currency } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <DeskSection title="The amounts">
      <Facts
        rows={[
          ...lines.map(({ label, minor }) => [label, money(minor)] as const),
          ['Total', <strong key="total">{money(amountMinor)}</strong>],
          capturedMinor > 0 && capturedMinor !== amountMinor && ['Captured by PayPal', money(capturedMinor)],
          refundedMinor > 0 && ['Refunded so far', money(refundedMinor)],
          reversedMinor > 0 && ['Taken back by PayPal or a bank', money(reversedMinor)],
          monthlyMinor > 0 && ['Each month after', money(monthlyMinor)],
        ]}
      />
    </DeskSection>
  );
}

/** Every change of an order, the oldest first: when, to what, why, and who brought the news. */
export function OrderTimeline({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <DeskSection title="What happened">
      <DeskTable
        caption="What happened"
        empty="None"
        rows={steps}
        columns={[
          ['When', step => <Moment at={step.at} />],
          ['Change', step => <OrderMark order={{ state: step.to }} />],
          ['Why', step => CAUSES[step.cause] ?? step.cause, 'main'],
          ['Source', step => describeSource(step.detail)],
        ]}
      />
    </DeskSection>
  );
}

/** "webhook: reason", as the history keeps it. */
function describeSource(detail: string | null): string {
  const [source = '', ...reason] = (detail ?? '').split(': ');
  return [SOURCES[source] ?? source, ...reason].filter(Boolean).join(': ') || 'None';
}

const CAUSES: Readonly<Record<string, string>> = {
  order_placed: 'The order was placed',
  payment_created: 'PayPal created its order',
  creation_refused: 'PayPal refused the order',
  payment_attached: 'Staff attached a PayPal payment',
  capture_started: 'The capture started',
  capture_ordered: 'Staff started the capture',
  purchase_confirmed: 'The buyer confirmed the second purchase',
  duplicate_found: 'The buyer paid for the same thing before, so we asked',
  capture_not_approved: 'The buyer had not approved',
  payment_completed: 'PayPal has the money',
  payment_confirmed: 'Staff checked: the money is right',
  payment_pending: 'PayPal is checking the payment',
  payment_declined: 'The payment was declined',
  payment_given_back: 'The wrong payment was refunded',
  refund_requested: 'A refund was recorded',
  refund_failed: 'A refund failed',
  ledger_changed: 'Money moved after the payment',
  dispute_changed: 'A dispute changed',
  reversal_settled: 'A reversal was recorded or settled',
  buyer_cancelled: 'The buyer canceled',
  lapsed: 'The time to pay ran out',
  payment_lost: 'PayPal no longer reports the payment',
  attention_needed: 'It does not match our record',
};

const SOURCES: Readonly<Record<string, string>> = {
  checkout: 'Checkout',
  return: 'Buyer’s return',
  cancel: 'Buyer’s cancellation',
  confirmation: 'Buyer’s second confirmation',
  receipt: 'Receipt page',
  comparison: 'Daily comparison',
  webhook: 'PayPal’s webhook',
  sweep: 'Scheduled check',
  desk: 'The desk',
};

/** The order's calls to PayPal, folded: text that can be copied into a message to PayPal's support. */
export function PaymentCalls({ calls }: { calls: readonly PaymentCallRow[] }) {
  return (
    <DeskSection title="Calls to PayPal">
      {calls.length === 0 ? (
        <p className="soft">No call to PayPal is on record for this order.</p>
      ) : (
        <details>
          <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
            Show {calls.length} calls
          </summary>
          <Hint>
            PayPal’s support can find a call by its debug id. Each line shows when, what, the outcome and the
            debug id.
          </Hint>
          <pre className="max-w-[62em] p-4 border border-line rounded-card bg-card font-sans wrap-anywhere whitespace-pre-wrap">
            {calls.map(describeCall).join('\n')}
          </pre>
        </details>
      )}
    </DeskSection>
  );
}

function describeCall({ at, operation, outcome, debug_id }: PaymentCallRow): string {
  return `${new Date(at).toISOString()}  ${operation}  ${outcome}  ${debug_id ?? 'no debug id'}`;
}
