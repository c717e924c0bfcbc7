import { facts } from '@/content/facts';
import { receiptTermTexts as texts } from '@/content/guarantees';
import { site } from '@/content/site';
import { whatComesNext as words } from '@/content/what-comes-next';
import { formatMoney } from '@/lib/site/money';
import { fillText } from '@/lib/site/text';
import { DAY_MS, dayIn, daysAfter, formatDay, monthsAfter } from '@/lib/site/time';
import { monthlyAfter, type Order } from './order';
import { type Catalog, findEntry, type PricedOrder } from './price';

/**
 * Until when the buyer of a paid order can ask for the money back, and when the next invoice comes. What counts from the
 * launch has no date, because orders don't know the launch.
 */
export function receiptTerms(order: ReceiptOrder, catalog: Catalog): string[] {
  const { paidAt, currency } = order;
  if (paidAt === null) return [];
  const terms = refundTerms(order, catalog);
  const guarantees = terms.flatMap(term => {
    if (!('days' in term)) return [];
    const day = term.kind === 'plan' && term.until !== null ? DAY.format(term.until) : '';
    const amount = formatMoney({ minor: term.minor, currency });
    return [fillText(texts[term.kind], { amount, days: String(term.days), day })];
  });
  if (monthlyAfter(order) === 0) return guarantees;
  if (terms.some(({ kind }) => kind === 'plan-from-launch')) return [...guarantees, texts.invoiceFromLaunch];
  const due = monthsAfter(dayIn(timeZone, paidAt), 1);
  const sent = daysAfter(due, -facts.billing.invoiceDaysBeforeDue);
  const invoice = { sent: formatDay(sent), due: formatDay(due) };
  return [...guarantees, fillText(texts.invoiceOnDay, invoice)];
}

const { timeZone } = site;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });

type ReceiptOrder = Parameters<typeof refundTerms>[0] &
  Pick<Order, 'currency' | 'refundedMinor' | 'reversedMinor'>;

/**
 * What the refund policy covers of an order: cents, for how many days, and until when (epoch milliseconds; null before
 * it was paid). `notBefore` is the earliest end of what counts from the launch, which orders do not know.
 */
export type RefundTerm =
  | { kind: 'build' | 'plan-from-launch'; minor: number; days: number; notBefore: number | null }
  /** The monthly fee for a website that exists, if it is the business's first plan. */
  | { kind: 'plan'; minor: number; days: number; until: number | null }
  | { kind: 'service' | 'custom' | 'invoice'; minor: number };

/** The parts of an order by the guarantee that each has, with the days that it was sold with. */
export function refundTerms(order: TermsOrder, catalog: Catalog): RefundTerm[] {
  const { amountMinor, monthlyMinor, guaranteeDays, paidAt } = order;
  const after = (days: number) => (paidAt === null ? null : paidAt + days * DAY_MS);
  const onceMinor = amountMinor - monthlyMinor;
  const bought = boughtKind(order, catalog);
  const { build, plan } = guaranteeDays;
  const once: RefundTerm =
    bought === 'service' || bought === 'custom' || bought === 'agreed' || bought === 'invoice'
      ? { kind: bought === 'agreed' ? 'custom' : bought, minor: onceMinor }
      : { kind: 'build', minor: onceMinor, days: build, notBefore: after(build) };
  const monthly: RefundTerm =
    bought === 'build'
      ? { kind: 'plan-from-launch', minor: monthlyMinor, days: plan, notBefore: after(plan) }
      : { kind: 'plan', minor: monthlyMinor, days: plan, until: after(plan) };
  return [once, monthly].filter(({ minor }) => minor > 0);
}

type TermsOrder = Pick<
  Order,
  'planId' | 'billing' | 'amountMinor' | 'monthlyMinor' | 'guaranteeDays' | 'paidAt'
> & { lines: readonly { label: string }[]; invoiceKey?: string | null; paymentLinkId?: string | null };

/** What follows a payment for this order, or for this choice at checkout: one answer for every page and email. */
export function nextStepsAfter(order: BoughtOrder, catalog: Catalog): WhatComesNext {
  const { checkout, agency, steps } = words.bought[boughtKind(order, catalog)];
  const names = order.addOnIds.flatMap(id => findEntry(catalog.addOns, id)?.name ?? []);
  if (names.length === 0) return { checkout, agency, steps };
  const addOns = new Intl.ListFormat('en-US').format(names);
  const { step } = words.addOns;
  return {
    checkout,
    agency: `${agency} ${fillText(words.addOns.agency, { addOns })}`,
    steps: [...steps, { title: step.title, text: fillText(step.text, { addOns }) }],
  };
}

/** What an order is for, its monthly extras apart. The row keeps a package by its line on the receipt. */
function boughtKind(
  { planId, billing, lines, invoiceKey, paymentLinkId }: BoughtThing,
  { packages }: Catalog,
): BoughtKind {
  if (invoiceKey) return 'invoice';
  if (paymentLinkId) return 'agreed';
  if (planId !== null) return billing === 'monthly-only' ? 'takeover' : 'build';
  const [first] = lines;
  if (first?.guarantee === 'build') return 'build';
  const sold = packages.find(({ name }) => name === first?.label);
  if (!sold) return 'custom';
  return sold.isWebsite ? 'build' : 'service';
}

/** `takeover`: Monthly Only, where nothing is built. `agreed`: what a payment link says. */
type BoughtKind = keyof typeof words.bought;

type BoughtThing = Pick<PricedOrder, 'planId' | 'billing'> & {
  invoiceKey?: string | null | undefined;
  paymentLinkId?: string | null | undefined;
  lines: readonly Pick<PricedOrder['lines'][number], 'label' | 'guarantee'>[];
};

type BoughtOrder = BoughtThing & { addOnIds: readonly string[] };

export type WhatComesNext = {
  /** At the open payment step. */
  checkout: string;
  /** To the agency. */
  agency: string;
  /** To the buyer, once paid. */
  steps: readonly { title: string; text: string }[];
};
