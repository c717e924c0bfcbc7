import { monthlyOnly } from '@/content/plans';
import type { AmountLimits } from '@/lib/forms/define';
import {
  findEntry,
  type AddOn,
  type Catalog,
  addOnLine,
  type Billing,
  monthlyOf,
  type PricedOrder,
  type PriceLine,
  type PriceOutcome,
  type PriceRequest,
} from '@/lib/orders/price';
import { nextStepsAfter } from '@/lib/orders/terms';
import { toDecimal } from '@/lib/site/money';

/** One entry of the package list with everything that choosing it means. Plain data: it travels to the browser. */
export type CheckoutOption = {
  value: string;
  label: string;
  description: string;
  /** What choosing it sets the amount to: decimal text, add-ons included. */
  amount: string;
  lines: PriceLine[];
  monthlyMinor: number;
  /** What the agency does for it, said at the open payment step. */
  next: string;
  /** Between what it may be, for a custom amount; null for a plan or a package. */
  limits: AmountLimits | null;
  /** What `POST /order` gets as the choice; empty for a custom amount. */
  order: { plan?: string; billing?: Billing; package?: string };
};

/** The plan that the address names, if it does, the five packages, and Custom Amount last (docs/product/prices.md#names). */
export function listOptions(input: OptionsInput): CheckoutOption[] {
  const custom = customOption(input);
  const packages = input.catalog.packages.flatMap(entry => {
    const priced = priceOf({ package: entry.id }, input);
    if (!priced) return [];
    const { id, name: label, description } = entry;
    return [{ value: id, label, description, order: { package: id }, ...figures(priced, input.catalog) }];
  });
  return [...planOptions(input), ...packages, custom];
}

/** The value of a plan's entry in the list: no package has such an id. */
export function planValue(planId: string): string {
  return `plan-${planId}`;
}

/** Between what a custom amount may be, in cents. The add-ons are part of it. */
export function amountLimits({ addOnIds, catalog, maximum }: LimitsInput): AmountLimits {
  return { minimum: catalog.customAmount.minimum + monthlyOf(findAddOns(addOnIds, catalog)), maximum };
}

type OptionsInput = {
  catalog: Catalog;
  /** What a fresh Custom Amount starts from, in cents. */
  defaultAmount: number;
  addOnIds: readonly string[];
  /** `plan` is one of ours. */
  chosen: { plan: string | null; billing: Billing | null; amount: string | null };
  /** The most that a custom amount may be, in cents. */
  maximum: number;
  price: (request: PriceRequest) => PriceOutcome;
};

type LimitsInput = Pick<OptionsInput, 'catalog' | 'addOnIds' | 'maximum'>;

function planOptions(input: OptionsInput): CheckoutOption[] {
  const { plan: id, billing, amount } = input.chosen;
  const plan = id === null ? null : findEntry(input.catalog.plans, id);
  if (!plan) return [];
  const requestedPrice = priceOf(
    { plan: plan.id, billing: billing ?? undefined, amount: amount ?? undefined },
    input,
  );
  const priced = requestedPrice ?? priceOf({ plan: plan.id, billing: billing ?? undefined }, input);
  if (!priced) return [];
  const isMonthly = priced.billing === 'monthly-only';
  return [
    {
      value: planValue(plan.id),
      label: isMonthly ? `${plan.name}, first month` : `${plan.name}, setup and first month`,
      description: isMonthly ? monthlyOnly.atCheckout : 'The setup is paid once.',
      order: { plan: plan.id, ...(priced.billing ? { billing: priced.billing } : {}) },
      ...figures(priced, input.catalog),
    },
  ];
}

/** The add-ons of these ids; what we do not sell is left out. */
export function findAddOns(ids: readonly string[], { addOns }: Catalog): AddOn[] {
  return ids.flatMap(id => findEntry(addOns, id) ?? []);
}

function customOption(input: OptionsInput): CheckoutOption {
  const { catalog, defaultAmount, addOnIds } = input;
  const { id, name, description } = catalog.customAmount;
  const addOns = findAddOns(addOnIds, catalog);
  const monthlyMinor = monthlyOf(addOns);
  const included = addOns.map(addOn => `, ${addOn.name} included`).join('');
  return {
    value: id,
    label: name,
    description: `${description}${included}.`,
    amount: toDecimal(defaultAmount + monthlyMinor),
    lines: addOns.map(addOnLine),
    monthlyMinor,
    next: nextStepsAfter({ planId: null, billing: null, lines: [], addOnIds }, catalog).checkout,
    limits: amountLimits(input),
    order: {},
  };
}

function priceOf(chosen: Partial<PriceRequest>, { price, addOnIds }: OptionsInput): PricedOrder | null {
  const outcome = price({ currency: 'USD', intent: 'CAPTURE', addOns: addOnIds, ...chosen });
  return outcome.kind === 'priced' ? outcome : null;
}

function figures(priced: PricedOrder, catalog: Catalog) {
  const { totalMinor, lines, monthlyMinor } = priced;
  const next = nextStepsAfter(priced, catalog).checkout;
  return { amount: toDecimal(totalMinor), lines, monthlyMinor, next, limits: null };
}
