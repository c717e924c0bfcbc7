import { findEntry, type Catalogue } from '@/lib/catalog/catalogue';
import { isCurrency, type Currency } from '@/lib/kernel/money';
import { toSingleLine, truncate } from '@/lib/kernel/text';
import type { Billing } from '@/lib/pricing/price';
import { isCustom, planValue, type CheckoutOption } from './checkout-options';
import { amountProblem, canProceed, type AmountLimits } from './checkout-state';

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
  const amount = readAmount(text('amount'));
  const isPackage = plan !== null && findEntry(catalogue.packages, plan) !== null;
  const listed = text('package') ?? (isPackage ? plan : null);
  const chosen = isTypedOver(amount, text('shown')) ? catalogue.customAmount.id : listed;
  const isReplaced = plan !== null && chosen !== null && chosen !== plan && chosen !== planValue(plan);
  const currency = text('currency');
  return {
    plan: isPackage || isReplaced ? null : plan,
    amount,
    // It is the name of what the address began with.
    name: isReplaced ? null : text('name'),
    billing: readBilling(text('billing')),
    package: chosen,
    currency: isCurrency(currency) ? currency : 'USD',
    addOnIds: readAddOns(params['addOns'], catalogue),
    step: text('step') === null ? impliedStep(plan, text('amount')) : readStep(text('step')),
  };
}

/** An amount of the visitor's own that cannot be paid keeps the payment step closed. */
export function startCheckout(query: CheckoutQuery, { options, limits }: StartTerms): CheckoutStart {
  const value = query.plan === null ? query.package : planValue(query.plan);
  const chosen = options.find(option => option.value === value) ?? options.find(isCustom);
  const isPriced = chosen?.order.package !== undefined;
  const amount = (isPriced ? null : query.amount) ?? chosen?.amount ?? '';
  return {
    step: query.step === 'pay' && canPay(chosen, amount, limits) ? 'pay' : 'select',
    option: chosen?.value ?? '',
    amount,
    currency: query.currency,
  };
}

/** What stands at the amount's field when the address asked for a payment step that stays closed. */
export function startProblem(
  query: CheckoutQuery,
  { step, amount }: CheckoutStart,
  limits: AmountLimits,
): ReturnType<typeof amountProblem> {
  return query.step === 'pay' && step === 'select' ? amountProblem(amount, limits) : null;
}

export type SearchParams = Record<string, string | string[] | undefined>;

function readText(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? null : truncate(toSingleLine(first), TEXT_MAX) || null;
}

/** A plan or a package has its price, which the server compares with any amount; a custom amount has limits only. */
function canPay(option: CheckoutOption | undefined, amount: string, limits: AmountLimits): boolean {
  const problem = amountProblem(amount, limits);
  if (!canProceed(amount) || problem === 'not-decimal') return false;
  return !option || !isCustom(option) || problem === null;
}

/** Without scripts a typed amount and a package come together: another figure than the form showed was typed. */
function isTypedOver(amount: string | null, shown: string | null): boolean {
  return amount !== null && shown !== null && Number(amount) !== Number(shown);
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

type StartTerms = { options: readonly CheckoutOption[]; limits: AmountLimits };
