import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { SelectField } from '@/components/ui/select-field';
import { CURRENCIES, isCurrency } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import { isCustom, type CheckoutOption } from './checkout-options';
import { canProceed, type CheckoutEvent, type CheckoutState } from './checkout-state';

/**
 * What is bought. The package list stays in sight while paying, because choosing another one closes the payment step.
 * Without scripts it is a plain form that opens the next step by its address.
 */
export function SelectStep(props: SelectStepProps) {
  const { state, options, dispatch, problem, isLive, kept, currencyHint, onProceed } = props;
  const isOpen = state.step === 'select';
  const choose = (value: string) => {
    const option = options.find(candidate => candidate.value === value);
    if (option) dispatch({ type: 'option-chosen', option: value, amount: option.amount });
  };
  return (
    <form
      id={SELECT_FORM}
      method="get"
      action={routes.checkout()}
      noValidate={isLive}
      onSubmit={onProceed}
      className="mt-6 grid gap-[18px]"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        form={SELECT_FORM}
        name="package"
        label="Package"
        required
        options={options}
        hint={isOpen ? options.find(option => option.value === state.option)?.description : undefined}
        selectProps={{ value: state.option, onChange: event => choose(event.target.value) }}
      />
      <div hidden={!isOpen} className="grid gap-[18px] sm:grid-cols-[1.35fr_1fr]">
        <AmountField state={state} options={options} dispatch={dispatch} problem={problem} />
        <CurrencyField state={state} dispatch={dispatch} />
      </div>
      {isOpen ? (
        <p id={CURRENCY_NOTE} className="soft -mt-2 text-small">
          {currencyHint}
        </p>
      ) : null}
      {isOpen ? (
        <Button
          type="submit"
          name="step"
          value="pay"
          block
          disabled={isLive && !canProceed(state.amount)}
          className="mt-2"
        >
          Proceed to Payment
        </Button>
      ) : null}
    </form>
  );
}

function AmountField({ state, options, dispatch, problem }: AmountFieldProps) {
  const type = (amount: string) =>
    dispatch({ type: 'amount-typed', option: options.find(isCustom)?.value ?? state.option, amount });
  return (
    <FormField
      form={SELECT_FORM}
      name="amount"
      label="Amount"
      type="number"
      inputMode="decimal"
      required
      error={problem ?? undefined}
      inputProps={{
        min: '1',
        step: '0.01',
        className: 'input tabular-nums',
        value: state.amount,
        onChange: event => type(event.target.value),
      }}
    />
  );
}

function CurrencyField({ state, dispatch }: CurrencyFieldProps) {
  return (
    <SelectField
      form={SELECT_FORM}
      name="currency"
      label="Currency"
      required
      options={CURRENCIES.map(currency => ({ value: currency, label: currency }))}
      selectProps={{
        'aria-describedby': CURRENCY_NOTE,
        value: state.currency,
        onChange: ({ target }) => {
          if (isCurrency(target.value)) dispatch({ type: 'currency-chosen', currency: target.value });
        },
      }}
    />
  );
}

/** The form's id; the folded step's button names it. */
export const SELECT_FORM = 'checkout';

const CURRENCY_NOTE = 'checkout-currency-note';

type CurrencyFieldProps = Pick<SelectStepProps, 'state' | 'dispatch'>;

type AmountFieldProps = Pick<SelectStepProps, 'state' | 'options' | 'dispatch' | 'problem'>;

type SelectStepProps = {
  state: CheckoutState;
  options: readonly CheckoutOption[];
  dispatch: (event: CheckoutEvent) => void;
  /** Why the amount cannot be paid, once that was asked. */
  problem: string | null;
  /** The script is here: its own checks replace the browser's. */
  isLive: boolean;
  /** What the address said and this form must not lose. */
  kept: Record<string, string>;
  /** That the figure is the same in each currency. */
  currencyHint: string;
  onProceed: (event: SubmitEvent<HTMLFormElement>) => void;
};
