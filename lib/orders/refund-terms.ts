import type { Catalog } from '@/lib/catalog/catalog';
import { DAY_MS } from '@/lib/site/time';
import type { Order } from './order';
import { boughtKind } from './what-comes-next';

/**
 * What the refund policy covers of an order: cents, for how many days, and until when (epoch milliseconds; null before
 * it was paid). `notBefore` is the earliest end of what counts from the launch, which orders do not know.
 */
export type RefundTerm =
  | { kind: 'build' | 'plan-from-launch'; minor: number; days: number; notBefore: number | null }
  /** The monthly fee for a website that exists, if it is the business's first plan. */
  | { kind: 'plan'; minor: number; days: number; until: number | null }
  | { kind: 'service' | 'custom'; minor: number };

/** The parts of an order by the guarantee that each has, with the days that it was sold with. */
export function refundTerms(order: TermsOrder, catalog: Catalog): RefundTerm[] {
  const { amountMinor, monthlyMinor, guaranteeDays, paidAt } = order;
  const after = (days: number) => (paidAt === null ? null : paidAt + days * DAY_MS);
  const onceMinor = amountMinor - monthlyMinor;
  const bought = boughtKind(order, catalog);
  const { build, plan } = guaranteeDays;
  const once: RefundTerm =
    bought === 'service' || bought === 'custom'
      ? { kind: bought, minor: onceMinor }
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
> & { lines: readonly { label: string }[] };
