import { findVisitor } from '@/lib/accounts/session-cookie';
import { answerOrder } from '@/lib/orders/reply';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** Checkout posts here: the choice becomes a stored order and a way to PayPal. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('order', request, await answerOrder(request, getSite(), findAccountId));
}

async function findAccountId(cookies: string | null): Promise<string | null> {
  return (await findVisitor(cookies, getSite()))?.account.id ?? null;
}
