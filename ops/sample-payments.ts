import type { Difference } from '@/lib/ledger/books';
import { orderNumber } from '@/lib/orders/order';
import { foldForSearch, toSearchText } from '@/lib/site/search-text';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/site/time';
import { type NewRows, pickOf, type Story } from './sample-draw';

/** Sums that staff asked for by a link: paid, open, withdrawn, expired. Those who paid have their order. */
export function drawPaymentLinks(
  story: Story,
  leads: NewRows<'leads'>['leads'],
): NewRows<'payment_links' | 'orders' | 'order_events'> {
  const { days, now, newId, random } = story;
  const rows: NewRows<'payment_links' | 'orders' | 'order_events'> = {
    payment_links: [],
    orders: [],
    order_events: [],
  };
  const asked = leads.filter(({ status }) => status === 'won' || status === 'contacted');
  const addLink = (fate: Fate, createdAt: number, [what, amountMinor]: (typeof SUMS)[number]) => {
    const lead = asked.findLast(({ received_at: at }) => at < createdAt) ?? asked[0];
    const id = newId();
    rows.payment_links.push({
      id,
      what,
      amount_minor: amountMinor,
      email: lead?.email ?? null,
      lead_id: lead?.id ?? null,
      valid_until: createdAt + VALID_MS,
      created_at: createdAt,
      sent_at: lead?.email ? createdAt : null,
      withdrawn_at: fate === 'withdrawn' ? Math.min(now, createdAt + 2 * DAY_MS) : null,
    });
    if (fate === 'paid')
      addOrder({
        linkId: id,
        placedAt: Math.min(now - HOUR_MS, createdAt + DAY_MS),
        what,
        amountMinor,
        lead,
      });
  };
  const addOrder = ({ linkId, placedAt, what, amountMinor, lead }: PaidLink) => {
    const id = newId();
    const paidAt = placedAt + 2 * MINUTE_MS;
    const [name, email] = [lead?.name ?? 'Dana Whitfield', lead?.email ?? 'dana@shop.example'];
    rows.orders.push({
      id,
      key: newId(),
      attempt_id: newId(),
      state: 'paid',
      plan_id: null,
      billing: null,
      add_on_ids: '[]',
      lines: JSON.stringify([{ label: what, minor: amountMinor }]),
      search_text: [foldForSearch(orderNumber(id)), toSearchText(`${name}\n${email}`)].join('\n'),
      monthly_minor: 0,
      description: what,
      amount_minor: amountMinor,
      currency: 'USD',
      paypal_order_id: `6P${id.slice(0, 15).toUpperCase()}`,
      approve_url: null,
      capture_attempt: 1,
      capture_id: `4L${id.slice(3, 18).toUpperCase()}`,
      payer_email: email,
      payer_name: name,
      attention_reason: null,
      created_at: placedAt,
      updated_at: paidAt,
      paid_at: paidAt,
      captured_minor: amountMinor,
      payment_link_id: linkId,
    });
    const steps = ['order_placed', 'payment_created', 'capture_started', 'payment_completed'] as const;
    const states = ['creating', 'awaiting_approval', 'capturing', 'paid'] as const;
    steps.forEach((cause, index) => {
      rows.order_events.push({
        id: newId(),
        order_id: id,
        at: placedAt + index * (MINUTE_MS / 2),
        from_state: states[index - 1] ?? null,
        to_state: states[index] ?? 'paid',
        cause,
        detail: cause === 'payment_completed' ? 'return' : 'checkout',
      });
    });
  };
  if (days === 0) return rows;
  addLink('open', now - 2 * DAY_MS, SUMS[0]);
  if (days <= 7) return rows;
  addLink('open', now - 9 * DAY_MS, SUMS[1]);
  addLink('withdrawn', now - 24 * DAY_MS, SUMS[2]);
  addLink('expired', now - 40 * DAY_MS, SUMS[3]);
  for (let back = 12; back < days - 20; back += 18)
    addLink('paid', now - back * DAY_MS - Math.floor(random() * DAY_MS), pickOf(SUMS, random));
  return rows;
}

type Fate = 'open' | 'paid' | 'withdrawn' | 'expired';
type PaidLink = {
  linkId: string;
  placedAt: number;
  what: string;
  amountMinor: number;
  lead: NewRows<'leads'>['leads'][number] | undefined;
};
const VALID_MS = 14 * DAY_MS;
const SUMS = [
  ['Product photos, half a day', 45_000],
  ['Moving your old website to us', 29_900],
  ['Booking page for the season', 79_000],
  ['Menu in two languages', 18_000],
] as const;

/**
 * Money at PayPal that came without an order: two wait for a person, one was settled, one belongs to an order after all, and
 * a rule knows the tickets of a workshop. With the comparison that found the newest.
 */
export function drawUnknownPayments(
  { days, now, newId, owners }: Story,
  orders: NewRows<'orders'>['orders'],
): NewRows<'unknown_payments' | 'payment_rules' | 'comparisons'> {
  const rows: NewRows<'unknown_payments' | 'payment_rules' | 'comparisons'> = {
    unknown_payments: [],
    payment_rules: [],
    comparisons: [],
  };
  if (days === 0) return rows;
  const compared = { from: now - 4 * DAY_MS, to: now - 6 * HOUR_MS };
  const add = ({ at, minor, ...rest }: FoundPayment) => {
    const row = {
      id: `7W${newId().slice(3, 18).toUpperCase()}`,
      kind: 'capture' as const,
      payment_id: null,
      capture_id: null,
      invoice_id: null,
      amount_minor: minor,
      currency: 'USD',
      found_by: 'comparison' as const,
      found_at: at,
      order_id: null,
      settled_at: null,
      settled_by: null,
      note: null,
      rule_name: null,
      ...rest,
    };
    rows.unknown_payments.push({ ...row, capture_id: row.id });
    return row.id;
  };
  const differences: Difference[] = [];
  if (days > 7) {
    const settled = { settled_by: owners[0] ?? null };
    const at = now - 2 * DAY_MS;
    const newest = add({ at, minor: 12_500 });
    differences.push({
      kind: 'missing_here',
      type: 'capture',
      providerId: newest,
      captureId: newest,
      paymentId: null,
      orderId: null,
      invoiceId: null,
      theirMinor: 12_500,
      ourMinor: null,
      currency: 'USD',
      at: at - DAY_MS,
    });
    add({ at: now - 5 * HOUR_MS, minor: 49_900, found_by: 'webhook', invoice_id: 'INV2-0042' });
    add({
      ...settled,
      at: now - 60 * DAY_MS,
      minor: 3_000,
      settled_at: now - 59 * DAY_MS,
      note: 'A refund from our domain registrar. It is in the books by hand.',
    });
    const paid = orders.find(({ state }) => state === 'paid');
    if (paid)
      add({
        ...settled,
        at: now - 120 * DAY_MS,
        minor: 9_900,
        order_id: paid.id,
        settled_at: now - 119 * DAY_MS,
        note: 'Paid by invoice, for the same website.',
      });
    rows.payment_rules.push({
      id: newId(),
      name: RULE,
      words: 'Workshop ticket',
      created_at: now - 200 * DAY_MS,
    });
    for (const back of [20, 48, 76, 104])
      add({
        at: now - back * DAY_MS,
        minor: 2_500,
        rule_name: RULE,
        settled_at: now - back * DAY_MS,
      });
  }
  const here = orders.filter(({ paid_at: at }) => at && at >= compared.from && at < compared.to).length;
  rows.comparisons.push({
    id: newId(),
    at: now - 3 * HOUR_MS,
    from_at: compared.from,
    to_at: compared.to,
    transactions: here + differences.length,
    orders: here,
    differences: JSON.stringify({ repaired: 0, differences }),
    failure: null,
  });
  return rows;
}

type FoundPayment = { at: number; minor: number } & Partial<
  Omit<NewRows<'unknown_payments'>['unknown_payments'][number], 'id' | 'found_at' | 'amount_minor'>
>;
const RULE = 'Workshop tickets';
