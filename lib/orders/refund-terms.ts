import type { Catalog } from '@/lib/catalog/catalog';
import type { Order } from './order';

/** What the refund policy covers of an order: cents, and until when (epoch milliseconds; null before it was paid). */
export type RefundTerm =
  /** The website's build. It counts from the launch, which orders do not know; `notBefore` is the earliest end. */
  | { kind: 'build'; minor: number; notBefore: number | null }
  /** The monthly fee, if it is the business's first plan. */
  | { kind: 'plan'; minor: number; until: number | null }
  | { kind: 'service' | 'custom'; minor: number };

/** The parts of an order by the guarantee that each has. */
export function refundTerms(order: TermsOrder, { catalog, buildDays, planDays }: TermsRules): RefundTerm[] {
  const { amountMinor, monthlyMinor, paidAt } = order;
  const after = (days: number) => (paidAt === null ? null : paidAt + days * DAY_MS);
  const onceMinor = amountMinor - monthlyMinor;
  const kind = kindOfOnce(order, catalog);
  const part: RefundTerm =
    kind === 'build' ? { kind, minor: onceMinor, notBefore: after(buildDays) } : { kind, minor: onceMinor };
  const once = onceMinor > 0 ? [part] : [];
  const monthly: RefundTerm[] =
    monthlyMinor > 0 ? [{ kind: 'plan', minor: monthlyMinor, until: after(planDays) }] : [];
  return [...once, ...monthly];
}

/** The row keeps a package by its line on the receipt. */
function kindOfOnce({ planId, lines }: TermsOrder, { packages }: Catalog): 'build' | 'service' | 'custom' {
  if (planId !== null) return 'build';
  const sold = packages.find(({ name }) => name === lines[0]?.label);
  if (!sold) return 'custom';
  return sold.isWebsite ? 'build' : 'service';
}

const DAY_MS = 24 * 60 * 60 * 1000;

type TermsOrder = Pick<Order, 'planId' | 'amountMinor' | 'monthlyMinor' | 'paidAt'> & {
  lines: readonly { label: string }[];
};

type TermsRules = { catalog: Catalog; buildDays: number; planDays: number };
