import { addOns } from '@/content/add-ons';
import { guaranteeDays } from '@/content/guarantees';
import { customAmount, packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { formatAmount, formatMoney, isCurrency, parseDecimal, type Currency } from '@/lib/site/money';

/**
 * Decides what an order costs. The catalog decides, not the browser: an amount that came with a plan or a package
 * is only compared. Prices are the same figure in each of the four currencies. All figures are cents.
 */
export function priceOrder(request: PriceRequest, terms: PriceTerms): PriceOutcome {
  const { currency } = request;
  if (request.intent !== 'CAPTURE') return invalid('intent', 'Intent must be CAPTURE');
  if (!isCurrency(currency)) return invalid('currency', 'Currency must be USD, EUR, GBP or CAD');
  const addOns = findAddOns(request.addOns ?? [], terms.catalog);
  if (addOns.kind === 'invalid') return addOns;
  const amount = readAmount(request.amount);
  if (amount.kind === 'invalid') return amount;
  const base = priceBase({ request, amountMinor: amount.minor, addOns: addOns.chosen, terms });
  if (base.kind !== 'base') return base;
  return total({ base, addOns: addOns.chosen, currency, amountMinor: amount.minor, catalog: terms.catalog });
}

function total({ base, addOns, currency, amountMinor, catalog }: TotalInput): PriceOutcome {
  const lines = [...base.lines, ...addOns.map(addOnLine)];
  const totalMinor = sum(lines.map(line => line.minor));
  if (amountMinor !== null && amountMinor !== totalMinor)
    return {
      kind: 'price_mismatch',
      field: 'amount',
      expectedMinor: totalMinor,
      message: `The price is ${formatMoney({ minor: totalMinor, currency })}, not ${formatMoney({ minor: amountMinor, currency })}`,
    };
  return {
    kind: 'priced',
    currency,
    lines,
    totalMinor,
    monthlyMinor: base.monthlyMinor + sum(addOns.map(addOn => addOn.monthlyPrice)),
    description: [base.name, ...addOns.map(addOn => addOn.name)].join(' + '),
    planId: base.planId,
    billing: base.billing,
    addOnIds: addOns.map(addOn => addOn.id),
    guaranteeDays: catalog.guaranteeDays,
  };
}

/** Null when none was posted: a plan or a package has its own price. */
function readAmount(posted: PriceRequest['amount']): { kind: 'ok'; minor: number | null } | InvalidPrice {
  if (posted === undefined || posted === '') return { kind: 'ok', minor: null };
  const minor = parseDecimal(typeof posted === 'number' ? String(posted) : posted);
  if (minor === null)
    return invalid('amount', 'Enter the amount as a number with up to two decimals, such as 99.00');
  return { kind: 'ok', minor };
}

function findAddOns(
  ids: readonly string[],
  catalog: Catalog,
): { kind: 'ok'; chosen: AddOn[] } | InvalidPrice {
  if (new Set(ids).size < ids.length) return invalid('addOns', 'Each add-on can be chosen once');
  const chosen: AddOn[] = [];
  for (const id of ids) {
    const addOn = findEntry(catalog.addOns, id);
    if (!addOn) return invalid('addOns', 'Choose add-ons from the list');
    chosen.push(addOn);
  }
  return { kind: 'ok', chosen };
}

function sum(figures: number[]): number {
  return figures.reduce((subtotal, figure) => subtotal + figure, 0);
}

function invalid(field: PriceField, message: string): InvalidPrice {
  return { kind: 'invalid', field, message };
}

type TotalInput = {
  base: Base;
  addOns: AddOn[];
  currency: Currency;
  amountMinor: number | null;
  catalog: Catalog;
};

/** Prices the thing itself, add-ons apart: a plan, a package, or the amount that the visitor typed. */
function priceBase(input: PriceBaseInput): Base | InvalidPrice {
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
    label: `${name} plan${FIRST_MONTH}`,
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
  return { label: `${name}${FIRST_MONTH}`, minor: monthlyPrice, guarantee: 'plan' };
}

/**
 * What of an order comes each month, its plan first, at the price that it was sold for: what the plan's guarantee covers.
 * A label only names it, without the words of the first month.
 */
export function monthlyLines(lines: readonly PriceLine[]): { label: string; minor: number }[] {
  return lines
    .filter(({ guarantee }) => guarantee === 'plan')
    .map(({ label, minor }) => ({
      label: label.endsWith(FIRST_MONTH) ? label.slice(0, -FIRST_MONTH.length) : label,
      minor,
    }));
}

const FIRST_MONTH = ', first month';

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

const ONE_OFF = { kind: 'base', monthlyMinor: 0, planId: null, billing: null } as const;

type PriceBaseInput = {
  request: PriceRequest;
  amountMinor: number | null;
  addOns: AddOn[];
  terms: PriceTerms;
};

type Base = {
  kind: 'base';
  name: string;
  lines: PriceLine[];
  monthlyMinor: number;
  planId: string | null;
  billing: Billing | null;
};

/** As posted: everything may be wrong except its shape. */
export type PriceRequest = {
  amount?: string | number | undefined;
  currency: string;
  intent: string;
  plan?: string | undefined;
  billing?: Billing | undefined;
  addOns?: readonly string[] | undefined;
  package?: string | undefined;
};

export type Billing = 'setup-and-monthly' | 'monthly-only';

/** `ceilingMinor`: the most that a custom amount may be, from configuration. */
type PriceTerms = { catalog: Catalog; ceilingMinor: number };

type PriceField = 'amount' | 'currency' | 'intent' | 'plan' | 'addOns' | 'package';

/** `guarantee`: the one that covers this line, as the receipt names it (content/guarantees.ts). */
export type PriceLine = { label: string; minor: number; guarantee?: GuaranteeKind | undefined };

/** `build`: the satisfaction guarantee of a website we build. `plan`: the guarantee of a first-time plan, on all that is billed monthly. */
export type GuaranteeKind = 'build' | 'plan';

type InvalidPrice = { kind: 'invalid'; field: PriceField; message: string };

export type PricedOrder = {
  kind: 'priced';
  currency: Currency;
  lines: PriceLine[];
  totalMinor: number;
  /** What each following month costs; 0 when nothing is billed again. */
  monthlyMinor: number;
  description: string;
  planId: string | null;
  billing: Billing | null;
  addOnIds: string[];
  /** Kept with the order: the guarantees are those of the day of the sale. */
  guaranteeDays: GuaranteeDays;
  /** The invoice that it pays, where it is none of checkout's. */
  invoiceKey?: string;
  /** Whether its payment saves the way to pay in PayPal's vault, or comes from there. */
  vault?: 'store' | 'charge' | null;
  /** The payment link that it pays. */
  paymentLinkId?: string;
};

export type PriceOutcome =
  | PricedOrder
  | InvalidPrice
  | { kind: 'price_mismatch'; field: 'amount'; expectedMinor: number; message: string };

/**
 * What is for sale, as the pricing rules take it. Figures are cents and are the same in every currency that
 * checkout offers (docs/product/prices.md#currency): there is one price list, and checkout says so.
 */
export type Catalog = {
  plans: readonly Plan[];
  packages: readonly Package[];
  addOns: readonly AddOn[];
  customAmount: CustomAmount;
  /** How long each guarantee runs for what is sold today. */
  guaranteeDays: GuaranteeDays;
};

/** `build` counts from launch. */
export type GuaranteeDays = { build: number; plan: number };

type Plan = { id: string; name: string; setupPrice: number; monthlyPrice: number };

type Package = { id: string; name: string; price: number; description: string; isWebsite: boolean };

export type AddOn = { id: string; name: string; monthlyPrice: number };

type CustomAmount = { id: string; name: string; description: string; minimum: number };

/** The price lists of `content/`. */
export const catalog: Catalog = { plans, packages, addOns, customAmount, guaranteeDays };

/** The entry with this id, or null. */
export function findEntry<T extends { id: string }>(entries: readonly T[], id: string): T | null {
  return entries.find(entry => entry.id === id) ?? null;
}
