import { createHash } from 'node:crypto';
import type { Routes } from '../http.ts';
import { callButton, htmlPage, markup, table, type Markup } from '../pages.ts';
import type { Dispute, Disputes } from './disputes.ts';
import type { Orders } from './orders.ts';
import { leftMinor } from './refunds.ts';
import { approvalLink, isPaid, type Order } from './views.ts';
import { isoSeconds, toWire, type Context, type Money } from './wire.ts';

/**
 * The page where the buyer approves, and the simulator's own: what there is, and buttons for what can happen to it. All
 * work without scripts. Only the shop may frame the approval page, and only where `framing` lets it: PayPal refuses.
 */
export function pageRoutes({
  context,
  orders,
  disputes,
  deliveries,
  siteOrigin,
  framing,
}: PageSource): Routes {
  const framedBy = framing ? siteOrigin : null;

  function show(
    title: string,
    body: Markup,
    { message = null, status = 200, targets = [] }: Shown = {},
  ): Response {
    const policy = [
      `form-action 'self' ${[siteOrigin, ...targets].join(' ')}`,
      ...(framedBy === null ? [] : [`script-src 'sha256-${FRAME_SCRIPT_HASH}'`]),
      `frame-ancestors ${framedBy ?? "'self'"}`,
    ];
    const script = markup`<div data-site="${framedBy ?? ''}" data-message="${message ?? ''}"></div>
<script>${{ markup: FRAME_SCRIPT }}</script>`;
    return htmlPage({
      title,
      notice: 'This page stands in for PayPal. No money moves.',
      body: markup`${body}${framedBy === null ? null : script}`,
      policy: policy.join('; '),
      status,
    });
  }

  function tell(text: string, shown: Shown = {}): Response {
    return show('Payment', markup`<h1>Payment</h1><p>${text}</p>`, shown);
  }

  async function answer(request: Request): Promise<Response> {
    const order = orders.find(new URL(request.url).searchParams.get('token') ?? '');
    if (!order) return tell('There is no such payment, or it has expired.', { status: 404 });
    if (order.status === 'COMPLETED') return tell('This order was already paid.');
    const action = request.method === 'POST' ? (await request.formData()).get('action') : null;
    if (action === 'cancel') return leave(order.cancelUrl, order);
    const targets = [order.returnUrl, order.cancelUrl].flatMap(url => (url ? [new URL(url).origin] : []));
    if (action === null || action === 'error')
      return show(`Pay ${order.brandName}`, approvalForm(order, framedBy !== null), {
        targets,
        message: action && 'payment_error',
      });
    orders.approve(order.id, action === 'decline' ? 'declining' : 'working');
    if (action === 'never-return') return tell('Approved. The shop learns of it by webhook only.');
    if (action === 'message')
      return tell('Approved. The message payment_success was sent to the shop, and nothing else.', {
        message: 'payment_success',
      });
    return leave(order.returnUrl, order);
  }

  return {
    'GET /checkoutnow': answer,
    'POST /checkoutnow': answer,
    'GET /': () => show('PayPal simulator', indexPage(orders.list(), deliveries(), context)),
    'GET /orders/:id': (_, { id = '' }) => {
      const order = orders.find(id);
      if (!order) return new Response('There is no such order, or it has expired', { status: 404 });
      const cases = disputes.list().filter(({ orderId }) => orderId === id);
      return show(`Order ${id}`, orderPage(order, cases, context));
    },
  };
}

/** Back to the shop, with `token` and, once approved, `PayerID`. */
function leave(address: string | null, { id, payerId }: Order): Response {
  if (address === null) return new Response('Things don’t appear to be working at the moment');
  const url = new URL(address);
  url.searchParams.set('token', id);
  if (payerId !== null) url.searchParams.set('PayerID', payerId);
  return Response.redirect(url, 303);
}

/** After a decline the shop sends the buyer back here without a word, to choose another card. */
function approvalForm({ brandName, unit, amount, declines, vault }: Order, canFrame: boolean): Markup {
  const note = markup`<p role="status"><strong>Your card was declined. Please try another way to pay.</strong></p>`;
  const items = (unit.items ?? []).map(
    ({ name, unit_amount: { value } }) => markup`<li>${name}: ${value}</li>`,
  );
  return markup`<h1>Pay ${brandName}</h1>
${declines > 0 ? note : null}
<ul>${items}</ul><p class="total">${showMoney(amount)}</p>
${vault === 'store' ? SAVES : null}
<form method="post">
<button class="pay" name="action" value="approve">Approve and pay</button>
<button name="action" value="cancel" data-message="payment_cancelled">Cancel</button>
<fieldset><legend>Try what else can happen</legend>
<button name="action" value="decline">Decline my card</button>
<button name="action" value="never-return">Approve but never return</button>
${canFrame ? MESSAGE_BUTTONS : null}
</fieldset>
</form>`;
}

const SAVES = markup`<p>You agree that this shop may charge you again without asking.</p>`;

/** Only where the page may be framed: the shop that frames it is the one who listens. */
const MESSAGE_BUTTONS = markup`<button name="action" value="error">Simulate payment error</button>
<button name="action" value="message">Approve and only send the message</button>`;

function indexPage(orders: readonly Order[], deliveries: readonly Delivery[], context: Context): Markup {
  const rows = orders
    .slice(0, SHOWN_ROWS)
    .map(order => [
      markup`<a href="/orders/${order.id}"><code>${order.id}</code></a>`,
      order.status,
      order.capture?.status ?? null,
      showMoney(order.amount),
      order.invoiceId,
      isoSeconds(order.createdAt),
      markup`<a href="${approvalLink(order, context).href}">Approval page</a>`,
    ]);
  const attempts = deliveries
    .slice(-SHOWN_ROWS)
    .toReversed()
    .map(({ name, orderId, attempt, status }) => [name, orderId, attempt, status]);
  return markup`<h1>PayPal simulator</h1>
<p class="soft">What <code>/__control</code> can do is described in <code>simulators/paypal/README.md</code>.</p>
<h2>Orders</h2>
${table(['Order', 'State', 'Capture', 'Amount', 'Invoice', 'Created', 'Buyer'], rows)}
<h2>What else can happen</h2>
${callButton('captureForeign', 'A payment that the shop did not ask for', [
  { label: 'Amount', hint: '25.00', field: 'value' },
  { label: 'Note', hint: 'August', field: 'note' },
])}
${callButton('setNextRefund', 'Leave the next refund pending', [{ hidden: 'pending', field: 'kind' }])}
${callButton('setNextRefund', 'Let the next refund fail', [{ hidden: 'failed', field: 'kind' }])}
${callButton('holdWebhooks', 'Hold webhooks')}
${callButton('releaseWebhooks', 'Release them')}
<h2>Webhooks</h2>
${table(['Event', 'Order', 'Attempt', 'Answer'], attempts)}`;
}

/** One order: what became of its money, and everything that can still happen to it. */
function orderPage(order: Order, disputes: readonly Dispute[], context: Context): Markup {
  const { id, status, amount, capture, refunds, invoiceId, customId } = order;
  const left = isPaid(order) ? showMoney({ ...amount, minor: leftMinor(order) }) : null;
  const refundRows = refunds.map(refund => [
    refund.id,
    refund.kind,
    refund.status,
    showMoney(refund.amount),
    refund.status === 'PENDING' ? decide('settleRefund', refund.id, ['COMPLETED', 'FAILED']) : null,
  ]);
  const disputeRows = disputes.map(dispute => [
    dispute.id,
    dispute.status,
    dispute.stage,
    dispute.reason,
    showMoney(dispute.amount),
    dispute.outcome ?? decide('resolveDispute', dispute.id, OUTCOMES),
  ]);
  return markup`<p><a href="/">All orders</a></p><h1>Order <code>${id}</code></h1>
${table(['State', 'Capture', 'Amount', 'Left', 'Invoice', 'Custom id'], [[status, capture?.status ?? null, showMoney(amount), left, invoiceId, customId]])}
${capture?.status === 'PENDING' ? decide('settleCapture', capture.id, ['COMPLETED', 'DECLINED']) : null}
${capture ? captureTools(capture.id) : markup`<p><a href="${approvalLink(order, context).href}">Approval page</a></p>`}
<h2>Money that went back</h2>${table(['Id', 'Kind', 'State', 'Amount', 'Decide'], refundRows)}
<h2>Disputes</h2>${table(['Id', 'State', 'Stage', 'Reason', 'Amount', 'Outcome'], disputeRows)}`;
}

function captureTools(captureId: string): Markup {
  const amount = { label: 'Amount', hint: 'all that is left' };
  return markup`<h2>Capture <code>${captureId}</code></h2>
${callButton('refundCapture', 'Refund', [captureId, amount])}
${callButton('reverseCapture', 'Reverse (PayPal)', [captureId, amount])}
${callButton('reverseCapture', 'Reverse (bank)', [captureId, amount, 'bank'])}
${callButton('winBack', 'Win the last reversal back', [captureId])}
${callButton('openDispute', 'Open a dispute', [captureId, { ...amount, field: 'value' }])}`;
}

function decide(call: string, id: string, outcomes: readonly string[]): Markup {
  return markup`${outcomes.map(outcome => callButton(call, outcome, [id, outcome]))}`;
}

function showMoney(money: Money): string {
  const { value, currency_code: currency } = toWire(money);
  return `${value} ${currency}`;
}

/** Tells the framing shop what happened, as JSON text with a `type`. Outside a frame it does nothing. */
const FRAME_SCRIPT = `(() => {
  if (window.parent === window) return;
  const { site, message } = document.querySelector('[data-site]').dataset;
  const tell = type => window.parent.postMessage(JSON.stringify({ type }), site);
  if (message) tell(message);
  document.addEventListener('submit', event => {
    const type = event.submitter && event.submitter.dataset.message;
    if (type) tell(type);
  });
})();`;
const FRAME_SCRIPT_HASH = createHash('sha256').update(FRAME_SCRIPT).digest('base64');

const OUTCOMES = [
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_BUYER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
];
const SHOWN_ROWS = 50;

type Delivery = { name: string; orderId: string; attempt: number; status: number | null };
type Shown = { message?: string | null; status?: number; targets?: readonly string[] };
type PageSource = {
  context: Context;
  orders: Orders;
  disputes: Disputes;
  deliveries: () => readonly Delivery[];
  siteOrigin: string;
  framing: boolean;
};
