import { formatMinor, type Money } from './money.ts';
import type { Item, Order } from './order.ts';
import { markup, type Markup } from './page-shell.ts';

/** What the buyer can choose on the approval page. */
export const APPROVAL_ACTIONS = [
  'approve',
  'cancel',
  'decline',
  'never-return',
  'slow',
  'error',
  'message',
] as const;

export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** What PayPal's buyer sees: who asks for how much, for what; and every way it can go. Works without scripts. */
export function approvalForm(order: Order, { merchant, canFrame, note }: ApprovalView): Markup {
  return markup`
<h1>Pay ${merchant}</h1>
<p class="soft">${order.description ?? 'Payment to a test merchant'}</p>
${note === null ? null : markup`<p role="status"><strong>${note}</strong></p>`}
${receipt(order)}
<form method="post">
<button class="pay" name="action" value="approve">Approve and pay</button>
<button name="action" value="cancel" data-message="payment_cancelled">Cancel</button>
<fieldset>
<legend>Try what else can happen</legend>
<button name="action" value="decline">Decline my card</button>
<button name="action" value="never-return">Approve but never return</button>
<button name="action" value="slow">Slow approve</button>
${canFrame ? MESSAGE_BUTTONS : null}
</fieldset>
</form>`;
}

/** A page that only says something, with at most one way on. */
export function notice(
  title: string,
  text: string,
  way: { href: string; label: string } | null = null,
): Markup {
  return markup`
<h1>${title}</h1>
<p>${text}</p>
${way && markup`<p><a href="${way.href}">${way.label}</a></p>`}`;
}

/** "2,648.00 USD". */
export function showMoney({ minor, currency }: Money): string {
  return `${formatMinor(minor, currency).replace(/\B(?=(\d{3})+(?!\d))/g, ',')} ${currency}`;
}

function receipt(order: Order): Markup {
  return markup`<ul class="lines">
${order.items.map(itemLine)}
<li class="total"><span>Total</span><span class="sum">${showMoney(order.amount)}</span></li>
</ul>`;
}

function itemLine({ name, quantity, unitAmount }: Item): Markup {
  const sum = { ...unitAmount, minor: unitAmount.minor * quantity };
  const count = quantity > 1 ? ` × ${quantity}` : '';
  return markup`<li><span>${name}${count}</span><span class="sum">${showMoney(sum)}</span></li>`;
}

/** Only where the page may be framed: the shop that frames it is the one who listens. */
const MESSAGE_BUTTONS = markup`<button name="action" value="error">Simulate payment error</button>
<button name="action" value="message">Approve and only send the message</button>`;

type ApprovalView = { merchant: string; canFrame: boolean; note: string | null };
