import { ErrorSummary } from '@/components/ui/error-summary';
import { FormField } from '@/components/ui/form-field';
import type { PasswordFormName } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import type { FieldDefinition } from '@/lib/forms/define';
import type { FieldError } from '@/lib/forms/schema';

/** The password, and of staff the code, in a form that takes access away. */
export function ProofFields({ form, fields, hint, errors }: ProofFieldsProps) {
  return (
    <div className="mt-4 grid gap-4">
      <ErrorSummary form={form} title={formMessages.problemTitle} errors={errors} isFirst />
      {fields.map(field => (
        <FormField
          key={field.name}
          form={form}
          name={field.name}
          label={field.label}
          hint={field.rule === 'password' ? hint : field.hint}
          type={field.rule === 'password' ? 'password' : 'text'}
          required
          autoComplete={field.autoComplete ?? 'off'}
          error={errors.find(({ name }) => name === field.name)?.message}
        />
      ))}
    </div>
  );
}

type ProofFieldsProps = {
  form: PasswordFormName;
  fields: readonly FieldDefinition[];
  hint: string;
  errors: readonly FieldError[];
};
