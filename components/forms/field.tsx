import type { AriaAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { FormField, type FormFieldProps } from '@/components/ui/form-field';
import { SelectField } from '@/components/ui/select-field';
import type { FieldDefinition, FieldRule } from '@/lib/forms/define';

/** One field, drawn from its definition: the rule decides which control it is. */
export function Field({ form, field, defaultValue, isShown = false, control, error }: FieldProps) {
  const { name, label, isRequired, hint } = field;
  const shared = { form, name, label, error };
  if (field.rule === 'agreement')
    return (
      <CheckboxField
        {...shared}
        required={isRequired}
        defaultChecked={defaultValue === 'true'}
        inputProps={control}
      />
    );
  if (field.rule === 'choice')
    return (
      <SelectField
        {...shared}
        required={isRequired}
        options={field.options ?? []}
        defaultValue={defaultValue ?? field.fallback}
        hint={hint}
        selectProps={control}
        {...(field.fallback ? {} : { placeholder: 'Please select' })}
      />
    );
  return (
    <FormField
      {...shared}
      type={isShown && field.rule === 'password' ? 'text' : (INPUT_TYPES[field.rule] ?? 'text')}
      inputMode={inputModeOf(field)}
      multiline={field.rule === 'long-text'}
      required={isRequired && !field.optionalWhen}
      isOptional={!isRequired}
      defaultValue={defaultValue}
      hint={hint}
      inputProps={{ ...control, minLength: field.minLength, ...(field.rule === 'amount' ? AMOUNT : {}) }}
      textareaProps={control}
      {...(field.autoComplete ? { autoComplete: field.autoComplete } : {})}
    />
  );
}

const INPUT_TYPES: Partial<Record<FieldRule, NonNullable<FormFieldProps['type']>>> = {
  email: 'email',
  phone: 'tel',
  'web-address': 'url',
  password: 'password',
  amount: 'number',
};

const AMOUNT = { min: '1', step: '0.01', className: 'input tabular-nums' };

function inputModeOf({ rule, autoComplete }: FieldDefinition): FormFieldProps['inputMode'] {
  if (rule === 'amount') return 'decimal';
  return autoComplete === 'one-time-code' ? 'numeric' : undefined;
}

type FieldProps = {
  form: string;
  field: FieldDefinition;
  defaultValue?: string | undefined;
  /** A password can be read. */
  isShown?: boolean;
  /** From `useCheckedForm`, in a form that React checks. */
  control?: UseFormRegisterReturn & Pick<AriaAttributes, 'aria-describedby'>;
  error?: string | undefined;
};
