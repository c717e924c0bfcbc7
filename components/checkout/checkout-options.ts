import { findEntry, type AddOn, type Catalogue, type Plan } from '@/lib/catalog/catalogue';
import { toDecimal } from '@/lib/kernel/money';
import { monthlyOf } from '@/lib/pricing/price-base';
import type { Billing, PricedOrder, PriceLine, PriceOutcome, PriceRequest } from '@/lib/pricing/price';
import type { AmountLimits } from './checkout-state';

/** One entry of the package list with everything that choosing it means. Plain data: it travels to the browser. */
export type CheckoutOption = {
  value: string;
  label: string;
  description: string;
  /** What choosing it sets the amount to: decimal text, add-ons included. */
  amount: string;
  lines: PriceLine[];
  monthlyMinor: number;
  /** A build is part of it, which the satisfaction guarantee covers. */
  isGuaranteed: boolean;
  /** How `POST /order` is told what was chosen; empty for a custom amount. */
  order: { plan?: string; billing?: Billing; package?: string };
};

/** Custom Amount, the five packages (document 1 §3), and first of all the plan that the address names, if it does. */
export function listOptions(input: OptionsInput): CheckoutOption[] {
  const custom = customOption(input);
  const packages = input.catalogue.packages.flatMap(entry => {
    const priced = priceOf({ package: entry.id }, input);
    if (!priced) return [];
    const { id, name: label, description, isWebsite: isGuaranteed } = entry;
    return [{ value: id, label, description, isGuaranteed, order: { package: id }, ...figures(priced) }];
  });
  return [...planOptions(input), custom, ...packages];
}

/** The value of a plan's entry in the list: no package has such an id. */
export function planValue(planId: string): string {
  return `plan-${planId}`;
}

/** Between what a custom amount may be, in cents. The add-ons are part of it. */
export function amountLimits({ addOnIds, catalogue, maximum }: LimitsInput): AmountLimits {
  return { minimum: catalogue.customAmount.minimum + monthlyOf(findAddOns(addOnIds, catalogue)), maximum };
}

/** A custom amount names neither a plan nor a package. */
export function isCustom({ order }: CheckoutOption): boolean {
  return order.plan === undefined && order.package === undefined;
}

type OptionsInput = {
  catalogue: Catalogue;
  /** What a fresh Custom Amount starts from, in cents. */
  defaultAmount: number;
  addOnIds: readonly string[];
  chosen: { plan: string | null; billing: Billing | null; amount: string | null; name: string | null };
  price: (request: PriceRequest) => PriceOutcome;
};

type LimitsInput = Pick<OptionsInput, 'catalogue' | 'addOnIds'> & { maximum: number };

function planOptions(input: OptionsInput): CheckoutOption[] {
  const { plan: id, name } = input.chosen;
  if (id === null) return [];
  const plan = findEntry(input.catalogue.plans, id);
  if (plan) return knownPlan(plan, input);
  // The server refuses a plan that we do not sell, in words; here it only needs a name.
  const unknown = { lines: [], monthlyMinor: 0, amount: input.chosen.amount ?? '', isGuaranteed: false };
  return [{ value: planValue(id), label: name ?? id, description: '', order: { plan: id }, ...unknown }];
}

function knownPlan(plan: Plan, input: OptionsInput): CheckoutOption[] {
  const { billing, amount } = input.chosen;
  const asAsked = priceOf(
    { plan: plan.id, billing: billing ?? undefined, amount: amount ?? undefined },
    input,
  );
  const priced = asAsked ?? priceOf({ plan: plan.id, billing: billing ?? undefined }, input);
  if (!priced) return [];
  const isMonthly = priced.billing === 'monthly-only';
  return [
    {
      value: planValue(plan.id),
      label: isMonthly ? `${plan.name}, first month` : `${plan.name}, setup and first month`,
      description: isMonthly ? 'Nothing to pay for the setup.' : 'The setup is paid once.',
      isGuaranteed: !isMonthly,
      order: { plan: plan.id, ...(priced.billing ? { billing: priced.billing } : {}) },
      ...figures(priced),
    },
  ];
}

/** The add-ons of these ids; what we do not sell is left out. */
export function findAddOns(ids: readonly string[], { addOns }: Catalogue): AddOn[] {
  return ids.flatMap(id => findEntry(addOns, id) ?? []);
}

function customOption({ catalogue, defaultAmount, addOnIds }: OptionsInput): CheckoutOption {
  const addOns = findAddOns(addOnIds, catalogue);
  const monthlyMinor = monthlyOf(addOns);
  const included = addOns.map(({ name }) => `, ${name} included`).join('');
  return {
    value: catalogue.customAmount.id,
    label: catalogue.customAmount.name,
    description: `Enter your own amount: the one that we agreed on${included}.`,
    amount: toDecimal(defaultAmount + monthlyMinor),
    lines: addOns.map(({ name, monthlyPrice }) => ({ label: `${name}, first month`, minor: monthlyPrice })),
    monthlyMinor,
    isGuaranteed: false,
    order: {},
  };
}

function priceOf(chosen: Partial<PriceRequest>, { price, addOnIds }: OptionsInput): PricedOrder | null {
  const outcome = price({ currency: 'USD', intent: 'CAPTURE', addOns: addOnIds, ...chosen });
  return outcome.kind === 'priced' ? outcome : null;
}

function figures({ totalMinor, lines, monthlyMinor }: PricedOrder) {
  return { amount: toDecimal(totalMinor), lines, monthlyMinor };
}
