import { useRef, useState, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useCheckedForm, type CheckedForm } from '@/components/forms/use-checked-form';
import type { AmountProblem } from '@/lib/forms/define';
import { amountProblem } from '@/lib/forms/fields';
import type { CheckedFields, Fields } from '@/lib/forms/schema';
import { isCurrency, type Currency } from '@/lib/site/money';
import type { CheckoutOption } from './checkout-options';
import type { CheckoutStart } from './checkout-start';
import { choiceFields, type ChoiceTerms } from './choice-fields';

/**
 * The form of what is bought. A package sets its price, a typed amount is a custom one, and `onChange` hears of each
 * change by the buyer. `problem`: why the amount of the address cannot be paid.
 */
export function useChoice({ start, problem, onChange, ...terms }: ChoiceInput): ChoiceForm {
  const { options, words } = terms;
  const ref = useRef<HTMLFormElement>(null);
  const [fields] = useState(() => choiceFields(terms));
  const checked = useCheckedForm({
    ref,
    definition: { fields: Object.values(fields) },
    check: typed => checkAmount(typed, terms),
    errors: problem ? [{ name: 'amount', message: words.amount[problem] }] : [],
    start: { package: start.option, amount: start.amount, currency: start.currency },
  });
  const { package: value, amount = '', currency } = useWatch({ control: checked.control });
  return {
    ref,
    start,
    fields,
    checked,
    choice: {
      option: options.find(option => option.value === value),
      amount,
      currency: isCurrency(currency) ? currency : start.currency,
    },
    setAmount: corrected => checked.set('amount', corrected),
    choosePackage: chosen => {
      const option = options.find(candidate => candidate.value === chosen);
      if (option) checked.set('amount', option.amount);
      onChange();
    },
    typeAmount: () => {
      const custom = options.find(({ limits }) => limits);
      if (custom) checked.set('package', custom.value);
      onChange();
    },
    chooseCurrency: onChange,
  };
}

/** Of the three fields only the amount can be wrong. The form's schema would say the same and weighs five times as much. */
function checkAmount(fields: Fields, { limits, words }: ChoiceTerms): CheckedFields {
  const problem = amountProblem(fields['amount'] ?? '', limits);
  return problem === null
    ? { kind: 'ok', fields }
    : { kind: 'invalid', errors: [{ name: 'amount', message: words.amount[problem] }] };
}

/** What is bought; `amount` is decimal text, as typed. */
export type CheckoutChoice = { option: CheckoutOption | undefined; amount: string; currency: Currency };

export type ChoiceForm = {
  ref: RefObject<HTMLFormElement | null>;
  start: CheckoutStart;
  fields: ReturnType<typeof choiceFields>;
  checked: CheckedForm;
  choice: CheckoutChoice;
  setAmount: (amount: string) => void;
  choosePackage: (value: string) => void;
  typeAmount: () => void;
  chooseCurrency: () => void;
};

type ChoiceInput = ChoiceTerms & {
  start: CheckoutStart;
  problem: AmountProblem | null;
  onChange: () => void;
};
