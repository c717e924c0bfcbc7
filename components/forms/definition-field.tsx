import { CheckboxField } from '@/components/ui/checkbox-field';
import { FormField, type FormFieldProps } from '@/components/ui/form-field';
import { SelectField } from '@/components/ui/select-field';
import type { FieldDefinition, FieldRule } from '@/lib/leads/form-definition';

/** One field, drawn from its definition: the rule decides which control it is. */
export function DefinitionField({ form, field, defaultValue }: DefinitionFieldProps) {
  const { name, label, isRequired, hint } = field;
  if (field.rule === 'agreement')
    return <CheckboxField form={form} name={name} label={label} required={isRequired} />;
  if (field.rule === 'choice') return <ChoiceField form={form} field={field} defaultValue={defaultValue} />;
  return (
    <FormField
      form={form}
      name={name}
      label={label}
      type={INPUT_TYPES[field.rule] ?? 'text'}
      multiline={field.rule === 'long-text'}
      required={isRequired && !field.optionalWhen}
      isOptional={!isRequired}
      defaultValue={defaultValue}
      hint={hint}
      {...(field.autoComplete ? { autoComplete: field.autoComplete } : {})}
      {...(field.minLength ? { inputProps: { minLength: field.minLength } } : {})}
    />
  );
}

function ChoiceField({ form, field, defaultValue }: DefinitionFieldProps) {
  return (
    <SelectField
      form={form}
      name={field.name}
      label={field.label}
      required={field.isRequired}
      options={field.options ?? []}
      defaultValue={defaultValue ?? field.fallback}
      hint={field.hint}
      {...(field.fallback ? {} : { placeholder: 'Please select' })}
    />
  );
}

const INPUT_TYPES: Partial<Record<FieldRule, NonNullable<FormFieldProps['type']>>> = {
  email: 'email',
  phone: 'tel',
  'web-address': 'url',
  password: 'password',
};

type DefinitionFieldProps = { form: string; field: FieldDefinition; defaultValue?: string | undefined };
