import type { AmountLimits, AmountProblem, FieldDefinition } from '@/lib/forms/define';
import { CURRENCIES } from '@/lib/site/money';
import type { CheckoutOption } from './checkout-options';

/** The fields of checkout's form. Limits of a typed amount in cents. */
export function choiceFields({ options, limits, words }: ChoiceTerms) {
  const invalid = words.amount['not-decimal'];
  const shared = { isRequired: true, missing: invalid, invalid };
  const { package: packageLabel, amount: label, currency } = words.labels;
  const choice = (name: string, labels: Pick<FieldDefinition, 'label' | 'options'>): FieldDefinition => ({
    ...shared,
    ...labels,
    name,
    rule: 'choice',
    // Something is always chosen.
    fallback: labels.options?.[0]?.value ?? '',
  });
  const amount: FieldDefinition = {
    ...shared,
    name: 'amount',
    label,
    rule: 'amount',
    amount: { limits, messages: words.amount },
  };
  const currencies = CURRENCIES.map(code => ({ value: code, label: code }));
  return {
    package: choice('package', { label: packageLabel, options }),
    amount,
    currency: choice('currency', { label: currency, options: currencies }),
  };
}

export type ChoiceTerms = {
  options: readonly CheckoutOption[];
  limits: AmountLimits;
  words: {
    labels: Record<'package' | 'amount' | 'currency', string>;
    amount: Record<AmountProblem, string>;
  };
};
