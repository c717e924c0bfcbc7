import { findVisitorOf } from '@/lib/accounts/visitor';
import { answerOrder } from '@/lib/orders/reply';
import { logIfRefused } from '@/lib/security-services';
import { getAccountServices } from '@/lib/services';
import { getSite } from '@/lib/site/site';

/** Checkout posts here: the choice becomes a stored order and a way to PayPal. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('order', request, await answerOrder(request, getSite(), findAccountId));
}

async function findAccountId(cookies: string | null): Promise<string | null> {
  return (await findVisitorOf(cookies, getAccountServices()))?.account.id ?? null;
}
