import { findEntry, type Catalog, type Billing } from '@/lib/orders/price';
import { isCurrency, type Currency } from '@/lib/site/money';
import { toSingleLine, truncate } from '@/lib/site/text';
import { planValue } from './checkout-options';

/**
 * What the address says: `plan`, `amount` and `name` by docs/product/checkout.md#address, the rest from our own links
 * and plain forms.
 */
export type CheckoutQuery = {
  /** A plan of ours; what we do not sell is `isUnknown`. */
  plan: string | null;
  /** As it came: anything. */
  amount: string | null;
  name: string | null;
  billing: Billing | null;
  package: string | null;
  currency: Currency;
  addOnIds: string[];
  /** The step that the address asks for. */
  step: 'select' | 'pay';
  /** It names a plan or a package that we do not sell. */
  isUnknown: boolean;
  /** It comes from checkout's own form, whose typed amount is kept even when it cannot be paid. */
  isTyped: boolean;
};

/**
 * Reads the address. Everything in it may be wrong or missing; what the catalog does not know is left out.
 * Both plan and amount open the payment step (docs/product/checkout.md#address); so does the plain form's `step=pay`.
 */
export function readCheckoutQuery(params: SearchParams, catalog: Catalog): CheckoutQuery {
  const text = (name: string) => readText(params[name]);
  const plan = text('plan');
  const amount = text('amount');
  const isPackage = plan !== null && findEntry(catalog.packages, plan) !== null;
  const listed = text('package') ?? (isPackage ? plan : null);
  const chosen = isTypedOver(amount, text('pageAmount')) ? catalog.customAmount.id : listed;
  const isReplaced = plan !== null && chosen !== null && chosen !== plan && chosen !== planValue(plan);
  const named = isPackage || isReplaced ? null : plan;
  const currency = text('currency');
  const query = {
    plan: named !== null && findEntry(catalog.plans, named) ? named : null,
    package: chosen,
    billing: readBilling(text('billing')),
    currency: isCurrency(currency) ? currency : 'USD',
    addOnIds: readAddOns(params['addOns'], catalog),
    step: readStep(text('step'), plan !== null && amount !== null),
  } as const;
  const isUnknown = isUnknownChoice({ named, plan: query.plan, chosen }, catalog);
  // The name is that of what the address began with.
  const name = isReplaced || isUnknown ? null : readName(text('name'), query, catalog);
  return { ...query, amount, name, isUnknown, isTyped: text('pageAmount') !== null || text('step') !== null };
}

export type SearchParams = Record<string, string | string[] | undefined>;

function isUnknownChoice({ named, plan, chosen }: NamedChoice, { packages, customAmount }: Catalog): boolean {
  if (named !== null) return plan === null;
  return chosen !== null && chosen !== customAmount.id && findEntry(packages, chosen) === null;
}

function readText(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? null : truncate(toSingleLine(first), TEXT_MAX) || null;
}

/** What we sell is shown under our name for it: anyone can write a link, and the banner speaks for us. */
function readName(
  name: string | null,
  { plan, package: chosen }: NameOwner,
  catalog: Catalog,
): string | null {
  if (name === null) return null;
  const known = plan === null ? findEntry(catalog.packages, chosen ?? '') : findEntry(catalog.plans, plan);
  return known?.name ?? name;
}

/** Without scripts a typed amount and a package come together: another figure than the form showed was typed. */
function isTypedOver(amount: string | null, shownAmount: string | null): boolean {
  return amount !== null && shownAmount !== null && Number(amount) !== Number(shownAmount);
}

function readBilling(text: string | null): Billing | null {
  return text === 'setup-and-monthly' || text === 'monthly-only' ? text : null;
}

function readStep(text: string | null, isImplied: boolean): 'select' | 'pay' {
  return text === 'pay' || (text === null && isImplied) ? 'pay' : 'select';
}

function readAddOns(value: string | string[] | undefined, { addOns }: Catalog): string[] {
  const ids = [value ?? []].flat().flatMap(text => text.split(','));
  return [...new Set(ids)].filter(id => findEntry(addOns, id) !== null);
}

const TEXT_MAX = 80;

type NameOwner = Pick<CheckoutQuery, 'plan' | 'package'>;
type NamedChoice = { named: string | null; plan: string | null; chosen: string | null };
