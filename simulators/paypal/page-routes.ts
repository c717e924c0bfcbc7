import { isForeign } from '../http/control.ts';
import { parseForm, type HttpRequest } from '../http/request.ts';
import { redirect, text, type HttpReply } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import type { Context } from './context.ts';
import type { Controls } from './controls.ts';
import { indexPage } from './index-page.ts';
import { orderPage } from './order-page.ts';
import { runIndexAction, runOrderAction } from './page-actions.ts';
import { htmlPage } from './page-shell.ts';

/** The simulator's own pages: what there is, and buttons for what can happen to it. */
export function pageRoutes(context: Context, controls: Controls): Route[] {
  return [
    { method: 'GET', pattern: '/', handle: () => indexPage(context) },
    { method: 'POST', pattern: '/', handle: request => actOnIndex(request, context, controls) },
    { method: 'GET', pattern: '/orders/:id', handle: request => showOrder(request, context) },
    { method: 'POST', pattern: '/orders/:id', handle: request => actOnOrder(request, context, controls) },
  ];
}

async function actOnIndex(request: HttpRequest, context: Context, controls: Controls): Promise<HttpReply> {
  if (isForeign(request)) return text(403, NOT_FOR_OTHERS);
  const result = await runIndexAction(parseForm(request), controls);
  return result === null ? indexPage(context, NOTHING_DONE) : redirect('/');
}

function showOrder(request: HttpRequest, context: Context, note: string | null = null): HttpReply {
  const order = context.orders.find(request.params.id ?? '');
  if (!order) return text(404, 'There is no such order, or it has expired');
  const disputes = context.disputes.list().filter(({ captureId }) => captureId === order.capture?.id);
  const body = orderPage(order, { disputes, origin: context.live.origin, note });
  return htmlPage({ status: note === null ? 200 : 409, title: `Order ${order.id}`, body });
}

function actOnOrder(request: HttpRequest, context: Context, controls: Controls): HttpReply {
  if (isForeign(request)) return text(403, NOT_FOR_OTHERS);
  const order = context.orders.find(request.params.id ?? '');
  const result = order && runOrderAction(parseForm(request), order, controls);
  return result ? redirect(request.url.pathname) : showOrder(request, context, NOTHING_DONE);
}

const NOTHING_DONE = 'Nothing was done: there is nothing left to do that to, or the amount cannot be used.';
const NOT_FOR_OTHERS = 'These buttons are not for other sites';
