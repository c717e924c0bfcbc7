import type { Answer } from '../http/response.ts';
import { showMoney } from './approval-page.ts';
import type { Context } from './context.ts';
import type { Order } from './order.ts';
import { approvalLink } from './order-view.ts';
import { markup, page, type Markup } from './page-shell.ts';
import type { Delivery } from './webhook-sender.ts';

/** What a developer sees at the simulator's address: the recent orders, the webhooks sent, and where to reach more. */
export function indexPage({ orders, webhooks, live, options }: Context): Answer {
  const recent = orders.list().slice(0, SHOWN_ROWS);
  const deliveries = webhooks.deliveries().slice(-SHOWN_ROWS).reverse();
  const body = markup`
<h1>PayPal simulator</h1>
<p class="soft">Payments of <a href="${options.siteOrigin}">${options.siteOrigin}</a> end here while it runs in test mode.
Webhooks go to ${options.webhookUrl ?? 'nowhere'}. What <code>/__control/</code> can do is described in
<code>simulators/paypal/README.md</code>.</p>
<h2>Recent orders</h2>
${table(
  ['Order', 'State', 'Capture', 'Amount', 'Invoice', 'Created', 'Buyer'],
  recent.map(order => orderRow(order, live.origin)),
)}
<h2>Recent webhooks</h2>
${table(['Event', 'Order', 'Attempt', 'Answer'], deliveries.map(deliveryRow))}
<p><a href="/__control/calls">Calls received, as JSON</a></p>`;
  return page({ title: 'PayPal simulator', body });
}

function table(heads: readonly string[], rows: readonly Markup[]): Markup {
  if (rows.length === 0) return markup`<p class="soft">None yet.</p>`;
  return markup`<div class="scroll"><table>
<thead><tr>${heads.map(head => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}

function orderRow(order: Order, origin: string): Markup {
  return markup`<tr>
<td><a href="/__control/orders/${order.id}"><code>${order.id}</code></a></td>
<td>${order.status}</td>
<td>${order.capture?.status ?? '–'}</td>
<td>${showMoney(order.amount)}</td>
<td>${order.invoiceId ?? '–'}</td>
<td>${new Date(order.createdAt).toISOString().slice(0, 19)}Z</td>
<td><a href="${approvalLink(order, origin).href}">Approval page</a></td>
</tr>`;
}

function deliveryRow({ name, orderId, attempt, status, error }: Delivery): Markup {
  return markup`<tr><td>${name}</td><td><code>${orderId}</code></td><td>${attempt}</td><td>${status ?? error}</td></tr>`;
}

const SHOWN_ROWS = 50;
