import { LeadLinks, Value } from '@/app/(desk)/desk/leads/lead';
import { EMPTIED, MailMark, mailTitle } from '@/app/(desk)/desk/mail/parts';
import { Happenings, type Happening } from '@/app/(desk)/desk/money/timeline';
import {
  DeskSection,
  Facts,
  formatInstant,
  Hint,
  Moment,
  type MarkTone,
} from '@/app/(desk)/desk/shell/parts';
import { describeRefundIssue, isRefundReason, refundReasons } from '@/content/refunds';
import type { DeskLead } from '@/lib/leads/lead';
import { sourceRows, toFieldRow } from '@/lib/mail/compose-mail';
import type { DeskMail } from '@/lib/mail/mails.sql';
import type { DeskOrder, DeskRefund, OrderStep, PaymentCallRow } from '@/lib/orders/desk-orders.sql';
import { orderNumber } from '@/lib/orders/order';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { ORDER_STATE_WORDS, ORDER_TONES, OrderMark } from './parts';

/** What it came to, in large, and what of that is not with us any more. */
export function OrderSum({ order }: { order: DeskOrder }) {
  const { amountMinor, refundedMinor, reversedMinor, attentionReason, currency } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <div className="grid gap-2">
      <p className="money-sum">
        <strong>{money(amountMinor)}</strong>
        <OrderMark order={order} />
        {refundedMinor > 0 ? <span>{money(refundedMinor)} refunded</span> : null}
        {reversedMinor > 0 ? <span>{money(reversedMinor)} taken back by PayPal or a bank</span> : null}
      </p>
      {attentionReason ? (
        <p className="desk-slip desk-needs">
          <span>
            <strong>Why it needs a person:</strong> {attentionReason}
          </span>
          <span className="text-small">What to do: the runbook, page “An order needs attention”.</span>
        </p>
      ) : null}
    </div>
  );
}

/** Who ordered what, for how much, and where from. PayPal's ids are gray: one needs them rarely. */
export function OrderFacts({ order, leads }: { order: DeskOrder; leads: readonly DeskLead[] }) {
  const { lines, amountMinor, capturedMinor, monthlyMinor, currency, paymentId, captureId, paidAt } = order;
  const money = (minor: number) => formatMoney({ minor, currency });
  return (
    <div className="grid gap-6">
      <DeskSection title="Buyer">
        <Facts
          rows={[
            ['Name', order.payerName ?? 'Not known yet'],
            ...buyerRows(order).map(
              ({ label, value, href }) => [label, <Value key={label} text={value} href={href} />] as const,
            ),
            ['Leads', <LeadLinks key="leads" leads={leads} />],
          ]}
        />
      </DeskSection>
      <DeskSection title="What they bought">
        <Facts
          rows={[
            ...lines.map(({ label, minor }) => [label, money(minor)] as const),
            ['Total', <strong key="total">{money(amountMinor)}</strong>],
            capturedMinor > 0 &&
              capturedMinor !== amountMinor && ['Captured by PayPal', money(capturedMinor)],
            monthlyMinor > 0 && ['Each month after', money(monthlyMinor)],
          ]}
        />
      </DeskSection>
      <DeskSection title="Details">
        <Facts
          rows={[
            ['Number', orderNumber(order.id)],
            ['Placed', <Moment key="placed" at={order.createdAt} />],
            ['Paid', paidAt === null ? 'Not paid' : <Moment key="paid" at={paidAt} />],
            ...sourceRows(order.source).map(({ label, value }) => [label, value] as const),
            ['PayPal order', <PayPalId key="order" id={paymentId} />],
            ['PayPal capture', <PayPalId key="capture" id={captureId} />],
          ]}
        />
      </DeskSection>
    </div>
  );
}

function PayPalId({ id }: { id: string | null }) {
  return <span className="soft wrap-anywhere">{id ?? 'None'}</span>;
}

/** How the buyer can be reached, as far as we know. */
function buyerRows({ payerEmail, business, phone, website }: DeskOrder) {
  return [
    toFieldRow('Buyer’s email', payerEmail ?? ''),
    toFieldRow('Business', business ?? ''),
    toFieldRow('Phone', phone ?? ''),
    toFieldRow('Website', website ?? ''),
  ].filter(({ value }) => value !== '');
}

/** Everything that happened to an order: its own changes, its refunds, and the emails about it. */
export function OrderTimeline({ order, steps, refunds, mails }: OrderTimelineProps) {
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const happenings: Happening[] = [
    // A refund says itself what it was, and more.
    ...steps
      .filter(({ cause }) => refunds.length === 0 || cause !== 'refund_requested')
      .map(step => ({
        id: step.id,
        at: step.at,
        // The order stays what it was, and what failed is no good news.
        tone: step.cause === 'refund_failed' ? ('bad' as const) : ORDER_TONES[step.to],
        title: (
          <>
            <strong>{CAUSES[step.cause] ?? step.cause}</strong>
            {step.from === step.to ? null : <span className="soft"> ({ORDER_STATE_WORDS[step.to]})</span>}
          </>
        ),
        detail: describeSource(step.detail),
      })),
    ...refunds.map(refund => ({
      id: refund.id,
      at: refund.created_at,
      tone: REFUND_STATES[refund.state][0],
      title: (
        <>
          <strong>{money(refund.amount_minor)}</strong> {REFUND_STATES[refund.state][1]}
        </>
      ),
      detail: <RefundDetail refund={refund} />,
    })),
    ...mails.map(mail => ({
      id: mail.id,
      at: mail.createdAt,
      tone: 'calm' as const,
      title: (
        <a href={serverRoutes.deskMail(mail.id)} className="text-link">
          <span className="sr-only">Email: </span>
          {mailTitle(mail)}
        </a>
      ),
      detail: (
        <>
          Email to {mail.to || EMPTIED} <MailMark state={mail.state} />
        </>
      ),
    })),
  ];
  return <Happenings title="What happened" happenings={happenings} empty="Nothing is on record." />;
}

type OrderTimelineProps = {
  order: DeskOrder;
  steps: readonly OrderStep[];
  refunds: readonly DeskRefund[];
  mails: readonly DeskMail[];
};

/** Why, who asked, and by which name PayPal knows it. */
function RefundDetail({ refund }: { refund: DeskRefund }) {
  const { reason, note, issue, origin, actorEmail, provider_id: id } = refund;
  const who = origin === 'paypal' ? 'At PayPal' : (actorEmail ?? 'Former staff');
  const why = reason !== null && isRefundReason(reason) ? refundReasons[reason] : reason;
  return (
    <>
      {issue ? <span className="block text-error">{describeRefundIssue(issue)}</span> : null}
      <span className="block">{[why, who].filter(Boolean).join(', ')}</span>
      {note ? <span className="block wrap-anywhere">Note to the buyer: {note}</span> : null}
      {id === null ? null : <span className="block text-tiny wrap-anywhere">PayPal’s id {id}</span>}
    </>
  );
}

const REFUND_STATES = {
  requested: ['calm', 'waits for PayPal to refund it'],
  pending: ['open', 'Pending at PayPal'],
  completed: ['good', 'Refunded'],
  failed: ['bad', 'Failed'],
} as const satisfies Record<DeskRefund['state'], readonly [MarkTone, string]>;

/** "webhook: reason", as the history keeps it. */
function describeSource(detail: string | null): string {
  const [source = '', ...reason] = (detail ?? '').split(': ');
  const text = [SOURCES[source] ?? source, ...reason].filter(Boolean).join(': ');
  return text.replace(ISO, stamp => formatInstant(Date.parse(stamp)));
}

/** As PayPal and our own history write an instant. */
const ISO = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

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
