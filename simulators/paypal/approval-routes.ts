import { setTimeout as sleep } from 'node:timers/promises';
import { parseForm, type HttpRequest } from '../http/request.ts';
import { redirect, type HttpReply } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { APPROVAL_ACTIONS, approvalForm, notice, type ApprovalAction } from './approval-page.ts';
import type { Context } from './context.ts';
import type { Instrument, Order } from './order.ts';
import { htmlPage } from './page-shell.ts';

/** `/checkoutnow?token=`: where the buyer is sent. */
export function approvalRoutes(context: Context): Route[] {
  return [
    {
      method: 'GET',
      pattern: '/checkoutnow',
      handle: request => withOrder(request, context, order => approvalPage(order, context)),
    },
    {
      method: 'POST',
      pattern: '/checkoutnow',
      handle: request =>
        withOrder(request, context, order => answerBuyer(order, context, readAction(request))),
    },
  ];
}

function withOrder(
  request: HttpRequest,
  context: Context,
  run: (order: Order) => HttpReply | Promise<HttpReply>,
): HttpReply | Promise<HttpReply> {
  const order = context.orders.find(request.url.searchParams.get('token') ?? '');
  if (!order) return tell(context, 404, notice(DEAD_END, 'There is no such payment, or it has expired.'));
  if (order.status !== 'COMPLETED') return run(order);
  const way =
    order.returnUrl === null
      ? null
      : { href: wayBack(order.returnUrl, order), label: 'Back to the merchant' };
  return tell(context, 200, notice('This order was already paid', 'Nothing more is to be done here.', way));
}

function approvalPage(
  order: Order,
  context: Context,
  notes: PageNotes = { note: null, message: null },
): HttpReply {
  const merchant = order.brandName ?? 'Test merchant';
  const framedBy = framingSite(context);
  return htmlPage({
    title: `Pay ${merchant}`,
    body: approvalForm(order, {
      merchant,
      canFrame: framedBy !== null,
      note: notes.note ?? declineNote(order),
    }),
    framedBy,
    message: notes.message,
    formTargets: [context.options.siteOrigin, ...[order.returnUrl, order.cancelUrl].flatMap(toOrigin)],
  });
}

/** After a decline the shop sends the buyer back here without a word, to choose another card. */
function declineNote({ declines }: Order): string | null {
  return declines > 0 ? CARD_DECLINED : null;
}

async function answerBuyer(
  order: Order,
  context: Context,
  action: ApprovalAction | null,
): Promise<HttpReply> {
  if (action === 'cancel') return leave(order.cancelUrl, order, context);
  if (action === 'error')
    return approvalPage(order, context, {
      note: 'payment_error was sent to the shop.',
      message: 'payment_error',
    });
  if (action === null) return approvalPage(order, context);
  if (action === 'slow')
    await sleep(context.options.slowApprovalMs ?? SLOW_APPROVAL_MS, undefined, { ref: false });
  const instrument: Instrument = action === 'decline' ? 'declining' : 'working';
  const approved = context.orders.approve(order.id, instrument);
  if (!approved) return tell(context, 404, notice(DEAD_END, 'The payment expired meanwhile.'));
  if (action === 'never-return') return tell(context, 200, notice('Approved, and gone', NEVER_RETURNED));
  if (action === 'message') return tell(context, 200, notice('Approved', MESSAGE_SENT), 'payment_success');
  return leave(approved.returnUrl, approved, context);
}

/** Back to the shop, with `token` and, once approved, `PayerID`; or PayPal's dead end if it gave no address. */
function leave(address: string | null, order: Order, context: Context): HttpReply {
  if (address === null)
    return tell(context, 200, notice(DEAD_END, 'The merchant gave no address to return to.'));
  return redirect(wayBack(address, order));
}

function wayBack(address: string, { id, payerId }: Order): string {
  const url = new URL(address);
  url.searchParams.set('token', id);
  if (payerId !== null) url.searchParams.set('PayerID', payerId);
  return url.href;
}

function tell(
  context: Context,
  status: number,
  body: ReturnType<typeof notice>,
  message: string | null = null,
): HttpReply {
  return htmlPage({ status, title: 'Payment', body, framedBy: framingSite(context), message });
}

function framingSite({ live, options }: Context): string | null {
  return live.framing ? options.siteOrigin : null;
}

function readAction(request: HttpRequest): ApprovalAction | null {
  const name = parseForm(request).get('action');
  return APPROVAL_ACTIONS.find(action => action === name) ?? null;
}

function toOrigin(url: string | null): string[] {
  return url === null ? [] : [new URL(url).origin];
}

const SLOW_APPROVAL_MS = 5000;
const DEAD_END = 'Things don’t appear to be working at the moment';
const CARD_DECLINED = 'Your card was declined. Please try another way to pay.';
const NEVER_RETURNED =
  'The buyer approved the payment and closed the window. The shop learns of it by webhook only.';
const MESSAGE_SENT = 'The message payment_success was sent to the shop, and nothing else.';

type PageNotes = { note: string | null; message: string | null };
