import { findEntry, type Catalogue } from '@/lib/catalog/catalogue';
import { isCurrency, type Currency } from '@/lib/kernel/money';
import { toSingleLine, truncate } from '@/lib/kernel/text';
import type { Billing } from '@/lib/pricing/price';
import { isCustom, planValue, type CheckoutOption } from './checkout-options';
import { canProceed } from './checkout-state';

/** What the address says: `plan`, `amount` and `name` by document 1 §7, the rest from our own links and plain forms. */
type CheckoutQuery = {
  plan: string | null;
  amount: string | null;
  name: string | null;
  billing: Billing | null;
  package: string | null;
  currency: Currency;
  addOnIds: string[];
  /** The step that the address asks for. */
  step: 'select' | 'pay';
};

/** Where checkout starts: with the choice of the address, or with the document's defaults. */
export type CheckoutStart = { step: 'select' | 'pay'; option: string; amount: string; currency: Currency };

/**
 * Reads the address. Everything in it may be wrong or missing; what the catalogue does not know is left out.
 * Both plan and amount open the payment step (document 1 §4); so does the plain form's `step=pay`.
 */
export function readCheckoutQuery(params: SearchParams, catalogue: Catalogue): CheckoutQuery {
  const text = (name: string) => readText(params[name]);
  const plan = text('plan');
  const isPackage = plan !== null && findEntry(catalogue.packages, plan) !== null;
  const chosen = text('package') ?? (isPackage ? plan : null);
  const currency = text('currency');
  return {
    plan: isPackage || (chosen !== null && plan !== null && chosen !== planValue(plan)) ? null : plan,
    amount: readAmount(text('amount')),
    name: text('name'),
    billing: readBilling(text('billing')),
    package: chosen,
    currency: isCurrency(currency) ? currency : 'USD',
    addOnIds: readAddOns(params['addOns'], catalogue),
    step: text('step') === null ? impliedStep(plan, text('amount')) : readStep(text('step')),
  };
}

export function startCheckout(query: CheckoutQuery, options: readonly CheckoutOption[]): CheckoutStart {
  const value = query.plan === null ? query.package : planValue(query.plan);
  const chosen = options.find(option => option.value === value) ?? options.find(isCustom);
  const isPriced = chosen?.order.package !== undefined;
  const amount = (isPriced ? null : query.amount) ?? chosen?.amount ?? '';
  return {
    step: query.step === 'pay' && canProceed(amount) ? 'pay' : 'select',
    option: chosen?.value ?? '',
    amount,
    currency: query.currency,
  };
}

export type SearchParams = Record<string, string | string[] | undefined>;

function readText(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? null : truncate(toSingleLine(first), TEXT_MAX) || null;
}

/** A number field shows nothing for anything else; what it shows is what would be paid. */
function readAmount(text: string | null): string | null {
  return text !== null && /^-?\d+(?:\.\d+)?$/.test(text) ? text : null;
}

function readBilling(text: string | null): Billing | null {
  return text === 'setup-and-monthly' || text === 'monthly-only' ? text : null;
}

function readStep(text: string | null): 'select' | 'pay' {
  return text === 'pay' ? 'pay' : 'select';
}

function impliedStep(plan: string | null, amount: string | null): 'select' | 'pay' {
  return plan !== null && amount !== null ? 'pay' : 'select';
}

function readAddOns(value: string | string[] | undefined, { addOns }: Catalogue): string[] {
  const ids = [value ?? []].flat().flatMap(text => text.split(','));
  return [...new Set(ids)].filter(id => findEntry(addOns, id) !== null);
}

const TEXT_MAX = 80;
