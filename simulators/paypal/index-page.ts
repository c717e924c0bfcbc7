import type { Answer } from '../http/response.ts';
import { showMoney } from './approval-page.ts';
import type { Context } from './context.ts';
import type { Order } from './order.ts';
import { approvalLink } from './order-view.ts';
import { button, field, row, table, tools } from './page-parts.ts';
import { markup, htmlPage, type Markup } from './page-shell.ts';
import type { WebhookAttempt } from './webhook-sender.ts';
import { isoSeconds } from './payment-view.ts';

/** What a developer sees at the simulator's address: the recent orders, the webhooks sent, and where to reach more. */
export function indexPage({ orders, webhooks, live, options }: Context, note: string | null = null): Answer {
  const recent = orders.list().slice(0, SHOWN_ROWS);
  const deliveries = webhooks.deliveries().slice(-SHOWN_ROWS).reverse();
  const body = markup`
<h1>PayPal simulator</h1>
<p class="soft">Payments of <a href="${options.siteOrigin}">${options.siteOrigin}</a> end here while it runs in test mode.
Webhooks go to ${options.webhookUrl ?? 'nowhere'}. What <code>/__control</code> can do is described in
<code>simulators/paypal/README.md</code>.</p>
${note === null ? null : markup`<p role="status"><strong>${note}</strong></p>`}
<h2>Recent orders</h2>
${table(
  ['Order', 'State', 'Capture', 'Amount', 'Invoice', 'Created', 'Buyer'],
  recent.map(order => orderRow(order, live.origin)),
)}
<h2>What else can happen</h2>
${TOOLS}
<h2>Recent webhooks</h2>
${table(['Event', 'Order', 'Attempt', 'Answer'], deliveries.map(deliveryRow))}
<p><a href="/__control?call=calls">Calls received, as JSON</a></p>`;
  return htmlPage({ status: note === null ? 200 : 409, title: 'PayPal simulator', body });
}

function orderRow(order: Order, origin: string): Markup {
  return row([
    markup`<a href="/orders/${order.id}"><code>${order.id}</code></a>`,
    order.status,
    order.capture?.status ?? '–',
    showMoney(order.amount),
    order.invoiceId ?? '–',
    isoSeconds(order.createdAt),
    markup`<a href="${approvalLink(order, origin).href}">Approval page</a>`,
  ]);
}

function deliveryRow({ name, orderId, attempt, status, error }: WebhookAttempt): Markup {
  return row([name, markup`<code>${orderId}</code>`, attempt, status ?? error]);
}

const TOOLS = markup`${tools([
  field('value', 'Amount', { value: '25.00' }),
  field('currency', 'Currency', { value: 'USD' }),
  button('foreign', 'A payment that the shop did not ask for'),
])}${tools([
  button('next-refund-pending', 'Leave the next refund pending'),
  button('next-refund-failed', 'Let the next refund fail'),
])}${tools([
  button('hold', 'Hold webhooks'),
  button('release', 'Release them'),
  button('release-reversed', 'Release them in reverse'),
])}`;

const SHOWN_ROWS = 50;
