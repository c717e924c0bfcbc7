import type { ProcessSet } from './process-set';

/** What buyers were told: the keys of placed orders, and of paid ones. */
export type Purchases = { taken: string[]; paid: string[]; refused: Map<number, number> };

/** `buyers` people who order, approve and come back, one order after the other, until `over`. */
export async function buyUntil(
  { origin, paypal }: ProcessSet,
  { buyers, over }: { buyers: number; over: AbortSignal },
): Promise<Purchases> {
  const bought: Purchases = { taken: [], paid: [], refused: new Map() };
  const buyOne = async () => {
    const order = await placeOrder(origin);
    if (order.kind === 'refused') {
      bought.refused.set(order.status, (bought.refused.get(order.status) ?? 0) + 1);
      return;
    }
    bought.taken.push(order.key);
    paypal.approveOrder(order.paymentId);
    const address = `${origin}/checkout/return?key=${order.key}&token=${order.paymentId}`;
    const back = await fetch(address, { redirect: 'manual' }).catch(() => null);
    await back?.text();
    if (back?.headers.get('location')?.includes('/success')) bought.paid.push(order.key);
  };
  const buy = async () => {
    while (!over.aborted) {
      await buyOne();
      await new Promise(resume => setTimeout(resume, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  return bought;
}

type PlacementOutcome =
  { kind: 'taken'; key: string; paymentId: string } | { kind: 'refused'; status: number };

/** Status 0: no answer at all. */
async function placeOrder(origin: string): Promise<PlacementOutcome> {
  const answer = await fetch(`${origin}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'pro', currency: 'USD', intent: 'CAPTURE' }),
  }).catch(() => null);
  if (answer?.status !== 201) {
    await answer?.text();
    return { kind: 'refused', status: answer?.status ?? 0 };
  }
  const { orderKey, id } = (await answer.json()) as { orderKey: string; id: string };
  return { kind: 'taken', key: orderKey, paymentId: id };
}

const PAUSE_MS = 200;
