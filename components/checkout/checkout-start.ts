import type { AmountLimits, AmountProblem } from '@/lib/forms/define';
import { amountProblem } from '@/lib/forms/fields';
import { parseDecimal, type Currency } from '@/lib/site/money';
import { planValue, type CheckoutOption } from './checkout-options';
import type { CheckoutQuery } from './checkout-query';

/** Where checkout starts: with the choice of the address, or with the defaults. */
export type CheckoutStart = { step: 'select' | 'pay'; option: string; amount: string; currency: Currency };

/**
 * What was wrong with the address and is put right, so no figure is shown that the server would refuse. Amounts in
 * cents; `option` is what is bought.
 */
export type AddressCorrection =
  | { kind: 'unknown' }
  | { kind: 'price'; requestedMinor: number; minor: number; option: string }
  | { kind: 'unclear'; minor: number; option: string }
  | { kind: 'unclear-custom' }
  | { kind: 'out-of-bounds' };

/** An amount that means nothing keeps the payment step closed: the address never named the price it would open at. */
export function startCheckout(query: CheckoutQuery, terms: StartTerms): StartOutcome {
  const value = query.plan === null ? query.package : planValue(query.plan);
  const { options } = terms;
  const chosen = options.find(option => option.value === value) ?? options.find(({ limits }) => limits);
  if (!chosen) throw new NoCustomAmountError('The list of checkout has no custom amount');
  const { amount, isPayable, correction } = chosen.limits
    ? startCustom(query, { chosen, limits: terms.limits })
    : startPriced(query, chosen);
  const isReplaced = chosen.limits && correction !== null;
  const step = query.step === 'pay' && isPayable && !query.isUnknown ? 'pay' : 'select';
  return {
    start: { step, option: chosen.value, amount, currency: query.currency },
    // The name is that of an amount which is not shown.
    planName: isReplaced ? null : query.name,
    // What stands at the amount's field when a typed amount keeps the payment step closed.
    problem: query.step === 'pay' && step === 'select' ? amountProblem(amount, terms.limits) : null,
    correction: query.isUnknown ? { kind: 'unknown' } : correction,
  };
}

/** A plan or a package has its price: an amount beside it is compared, as the server does. */
function startPriced({ amount: requested, isTyped, plan }: CheckoutQuery, chosen: CheckoutOption): Amount {
  const { amount, label: option } = chosen;
  const minor = parseDecimal(amount) ?? 0;
  const requestedMinor = requested === null ? null : parseDecimal(requested);
  if (requested === null || requestedMinor === minor)
    return { amount: requested ?? amount, isPayable: true, correction: null };
  // In the form, choosing a package leaves the amount as it was: without scripts nothing fills it in.
  if (isTyped && plan === null) return { amount, isPayable: true, correction: null };
  return requestedMinor
    ? { amount, isPayable: true, correction: { kind: 'price', requestedMinor, minor, option } }
    : { amount, isPayable: false, correction: { kind: 'unclear', minor, option } };
}

function startCustom({ amount: requested, isTyped }: CheckoutQuery, { chosen, limits }: CustomTerms): Amount {
  if (requested === null) return { amount: chosen.amount, isPayable: true, correction: null };
  const problem = amountProblem(requested, limits);
  if (problem === null) return { amount: requested, isPayable: true, correction: null };
  // The field shows what was typed if a number field can, with its problem beside it.
  if (isTyped && NUMBER.test(requested)) return { amount: requested, isPayable: false, correction: null };
  const isAmount = Boolean(parseDecimal(requested));
  const kind = isAmount ? 'out-of-bounds' : 'unclear-custom';
  return { amount: chosen.amount, isPayable: false, correction: { kind } };
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

class NoCustomAmountError extends Error {
  override name = 'NoCustomAmountError';
}

type StartTerms = { options: readonly CheckoutOption[]; limits: AmountLimits };
type CustomTerms = { chosen: CheckoutOption; limits: AmountLimits };
type Amount = { amount: string; isPayable: boolean; correction: AddressCorrection | null };
type StartOutcome = {
  start: CheckoutStart;
  /** What the banner names as selected; null hides it. */
  planName: string | null;
  problem: AmountProblem | null;
  correction: AddressCorrection | null;
};
