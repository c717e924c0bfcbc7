import { findEntry, type AddOn, type Package, type Plan } from '@/lib/catalog/catalog';
import { formatAmount } from '@/lib/site/money';
import type { Billing, InvalidPrice, PriceLine, PriceRequest, PriceTerms } from './price';

/** Prices the thing itself, add-ons apart: a plan, a package, or the amount that the visitor typed. */
export function priceBase(input: PriceBaseInput): Base | InvalidPrice {
  const { request, terms } = input;
  if (request.plan && request.package) return invalid('plan', 'Choose a plan or a package, not both');
  if (request.plan) {
    const plan = findEntry(terms.catalog.plans, request.plan);
    return plan ? pricePlan(plan, input) : invalid('plan', 'Choose one of our plans');
  }
  if (!request.package || request.package === terms.catalog.customAmount.id) return priceCustom(input);
  const chosen = findEntry(terms.catalog.packages, request.package);
  return chosen ? pricePackage(chosen) : invalid('package', 'Choose a package from the list');
}

function pricePlan(plan: Plan, { request, amountMinor, addOns }: PriceBaseInput): Base {
  const billing = request.billing ?? inferBilling(plan, amountMinor, addOns);
  const { name, monthlyPrice, setupPrice } = plan;
  const firstMonth: PriceLine = {
    label: `${name} plan, first month`,
    minor: monthlyPrice,
    guarantee: 'plan',
  };
  const setup: PriceLine = { label: `${name} plan, website setup`, minor: setupPrice, guarantee: 'build' };
  const lines = billing === 'monthly-only' ? [firstMonth] : [setup, firstMonth];
  return {
    kind: 'base',
    name: `${name} plan`,
    lines,
    monthlyMinor: monthlyPrice,
    planId: plan.id,
    billing,
  };
}

/**
 * Checkout's address carries the amount but not the toggle (docs/product/checkout.md#address): the amount says which
 * was meant.
 */
function inferBilling(plan: Plan, amountMinor: number | null, addOns: AddOn[]): Billing {
  return amountMinor === plan.monthlyPrice + monthlyOf(addOns) ? 'monthly-only' : 'setup-and-monthly';
}

function pricePackage({ name, price, isWebsite }: Package): Base {
  const guarantee = isWebsite ? 'build' : undefined;
  return { ...ONE_OFF, name, lines: [{ label: name, minor: price, guarantee }] };
}

/** The line of an add-on, which is billed each month. */
export function addOnLine({ name, monthlyPrice }: AddOn): PriceLine {
  return { label: `${name}, first month`, minor: monthlyPrice, guarantee: 'plan' };
}

/** The typed amount is the total: what the add-ons do not account for is the custom part. */
function priceCustom({ amountMinor, addOns, terms }: PriceBaseInput): Base | InvalidPrice {
  const { minimum, name } = terms.catalog.customAmount;
  if (amountMinor === null) return invalid('amount', 'Enter an amount');
  const customMinor = amountMinor - monthlyOf(addOns);
  if (customMinor < minimum)
    return invalid('amount', `The amount must be at least ${formatAmount(minimum + monthlyOf(addOns))}`);
  if (amountMinor > terms.ceilingMinor)
    return invalid('amount', `The amount must be at most ${formatAmount(terms.ceilingMinor)}`);
  return { ...ONE_OFF, name, lines: [{ label: name, minor: customMinor }] };
}

/** What add-ons cost each month, the first included, in cents. */
export function monthlyOf(addOns: readonly AddOn[]): number {
  return addOns.reduce((subtotal, addOn) => subtotal + addOn.monthlyPrice, 0);
}

function invalid(field: InvalidPrice['field'], message: string): InvalidPrice {
  return { kind: 'invalid', field, message };
}

const ONE_OFF = { kind: 'base', monthlyMinor: 0, planId: null, billing: null } as const;

type PriceBaseInput = {
  request: PriceRequest;
  amountMinor: number | null;
  addOns: AddOn[];
  terms: PriceTerms;
};

export type Base = {
  kind: 'base';
  name: string;
  lines: PriceLine[];
  monthlyMinor: number;
  planId: string | null;
  billing: Billing | null;
};
