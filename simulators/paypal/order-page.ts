import { showMoney } from './approval-page.ts';
import { DISPUTE_REASONS, DISPUTE_STAGES, type Dispute } from './dispute.ts';
import type { Order, Refund } from './order.ts';
import { approvalLink } from './order-view.ts';
import { hiddenId, button, choice, field, row, table, tools } from './page-parts.ts';
import { markup, type Markup } from './page-shell.ts';
import { isReversal, leftMinor } from './refund.ts';
import { isoSeconds } from './payment-view.ts';

/** One order: what became of its money, and everything that can still happen to it. Works without scripts. */
export function orderPage(order: Order, { disputes, origin, note }: OrderPageView): Markup {
  const approval = markup`<p><a href="${approvalLink(order, origin).href}">Approval page</a></p>`;
  return markup`
<p><a href="/">All orders</a></p>
<h1>Order <code>${order.id}</code></h1>
${note === null ? null : markup`<p role="status"><strong>${note}</strong></p>`}
${facts(order)}
${order.capture ? captureTools(order) : approval}
${refundList(order.refunds)}
${disputes.map(disputeSection)}
<p><a href="/__control?call=order&amp;arg=${order.id}">As JSON</a></p>`;
}

function facts(order: Order): Markup {
  const { capture, amount } = order;
  const money = capture?.amount ?? amount;
  const left = capture ? showMoney({ ...money, minor: leftMinor(order) }) : '–';
  const ids = [order.invoiceId ?? '–', order.customId ?? '–'];
  return table(
    ['State', 'Capture', 'Amount', 'Left', 'Invoice', 'Custom id'],
    [row([order.status, capture?.status ?? '–', showMoney(money), left, ...ids])],
  );
}

function captureTools(order: Order): Markup {
  const { capture, refunds } = order;
  const isPending = capture?.status === 'PENDING';
  const isOpen = !isPending && capture?.status !== 'DECLINED' && leftMinor(order) > 0;
  return markup`<h2>Capture <code>${capture?.id ?? ''}</code></h2>
${isPending ? tools([button('complete', 'Complete'), button('deny', 'Deny')]) : null}
${isOpen ? OPEN_TOOLS : null}
${refunds.some(isReversal) ? tools([button('win-back', 'Win the last reversal back')]) : null}`;
}

function refundList(refunds: readonly Refund[]): Markup | null {
  if (refunds.length === 0) return null;
  return markup`<h2>Money that went back</h2>
${table(['Id', 'Kind', 'State', 'Amount', 'At', 'Decide'], refunds.map(refundRow))}`;
}

function refundRow({ id, kind, status, amount, createdAt }: Refund): Markup {
  const isPending = status === 'PENDING';
  const decide = tools([hiddenId(id), button('refund-complete', 'Complete'), button('refund-fail', 'Fail')]);
  const cells = [markup`<code>${id}</code>`, kind, status, showMoney(amount), isoSeconds(createdAt)];
  return row([...cells, isPending ? decide : '–']);
}

function disputeSection(dispute: Dispute): Markup {
  const { id, status, stage, reason, amount, respondBy, outcome } = dispute;
  const due = respondBy === null ? '–' : isoSeconds(respondBy);
  return markup`<h2>Dispute <code>${id}</code></h2>
${table(
  ['State', 'Stage', 'Reason', 'Amount', 'Seller answers by', 'Outcome'],
  [row([status, stage, reason, showMoney(amount), due, outcome ?? '–'])],
)}
${outcome === null ? disputeTools(dispute) : null}`;
}

function disputeTools({ id, stage }: Dispute): Markup {
  return markup`${tools([
    hiddenId(id),
    choice('stage', 'Stage', { options: DISPUTE_STAGES, chosen: stage }),
    DAYS,
    button('dispute-ask', 'Ask the seller'),
    button('dispute-review', 'Review'),
  ])}${tools([
    hiddenId(id),
    button('dispute-won', 'Seller wins'),
    button('dispute-lost', 'Buyer wins'),
    button('dispute-payout', 'PayPal pays'),
    button('dispute-withdrawn', 'Buyer withdraws'),
  ])}`;
}

const AMOUNT = field('value', 'Amount', { hint: 'all that is left' });
const DAYS = field('days', 'Days to answer', { value: '10' });

/** What can happen to money that was taken and is still there. */
const OPEN_TOOLS = markup`${tools([
  AMOUNT,
  button('refund', 'Refund'),
  button('reverse', 'Reverse (PayPal)'),
  button('chargeback', 'Reverse (bank)'),
])}${tools([
  AMOUNT,
  choice('reason', 'Reason', { options: DISPUTE_REASONS }),
  choice('stage', 'Stage', { options: DISPUTE_STAGES }),
  DAYS,
  button('dispute', 'Open a dispute'),
])}`;

type OrderPageView = { disputes: readonly Dispute[]; origin: string; note: string | null };
