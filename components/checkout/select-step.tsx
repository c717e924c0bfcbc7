import type { SubmitEvent } from 'react';
import { Field } from '@/components/forms/field';
import { FormSummary } from '@/components/forms/form-summary';
import { Button } from '@/components/ui/button';
import { routes } from '@/lib/site/routes';
import { canProceed } from './checkout-state';
import type { ChoiceForm } from './use-choice';

/**
 * What is bought. The package list stays in sight while paying, because choosing another one closes the payment step.
 * Without scripts it is a plain form that opens the next step by its address.
 */
export function SelectStep({ form, isOpen, isLive, hiddenFields, currencyHint, onProceed }: SelectStepProps) {
  const { ref, fields, checked, choice } = form;
  const hint = isOpen ? choice.option?.description : undefined;
  return (
    <form
      ref={ref}
      id={SELECT_FORM}
      method="get"
      action={routes.checkout()}
      noValidate={isLive}
      onSubmit={onProceed}
      className="mt-6 grid gap-4"
    >
      <FormSummary form={SELECT_FORM} checked={checked} definition={{ fields: Object.values(fields) }} />
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        form={SELECT_FORM}
        field={hint ? { ...fields.package, hint } : fields.package}
        defaultValue={form.start.option}
        {...checked.field(fields.package, form.choosePackage)}
      />
      <div hidden={!isOpen} className="grid gap-4 sm:grid-cols-[1.35fr_1fr]">
        <Field
          form={SELECT_FORM}
          field={fields.amount}
          defaultValue={form.start.amount}
          {...checked.field(fields.amount, form.typeAmount)}
        />
        <CurrencyField form={form} />
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
          disabled={isLive && !canProceed(choice.amount)}
          className="mt-2"
        >
          Proceed to Payment
        </Button>
      ) : null}
    </form>
  );
}

function CurrencyField({ form: { fields, checked, chooseCurrency, start } }: { form: ChoiceForm }) {
  const { control, error } = checked.field(fields.currency, chooseCurrency);
  return (
    <Field
      form={SELECT_FORM}
      field={fields.currency}
      defaultValue={start.currency}
      control={{ ...control, 'aria-describedby': CURRENCY_NOTE }}
      error={error}
    />
  );
}

/** The form's id; the folded step's button names it. */
export const SELECT_FORM = 'checkout';

const CURRENCY_NOTE = 'checkout-currency-note';

type SelectStepProps = {
  form: ChoiceForm;
  isOpen: boolean;
  /** The script is here: its own checks replace the browser's. */
  isLive: boolean;
  /** What the address said and this form must not lose. */
  hiddenFields: Record<string, string>;
  /** That the figure is the same in each currency. */
  currencyHint: string;
  onProceed: (event: SubmitEvent<HTMLFormElement>) => void;
};
