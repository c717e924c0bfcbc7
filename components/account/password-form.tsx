import type { ReactNode } from 'react';
import { EnhancedForm } from '@/components/forms/enhanced-form';
import { encodeRules } from '@/components/forms/form-rules';
import { FormField } from '@/components/ui/form-field';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Button } from '@/components/ui/button';
import type { PasswordFormName } from '@/lib/accounts/password-forms';
import type { FormDefinition } from '@/lib/leads/form-definition';
import type { FieldError } from '@/lib/leads/schema';
import { ShowPasswords } from './show-passwords';

/**
 * A form about a password, by the form slot contract. With scripts the fields say the documents' messages; the browser
 * posts it then too, and the server judges it.
 */
export function PasswordForm({
  name,
  definition,
  action,
  errors = [],
  values = {},
  button,
  children,
  ...rest
}: PasswordFormProps) {
  const { fields, submit, title } = definition;
  const hasPasswords = fields.some(field => field.rule === 'password');
  return (
    <EnhancedForm
      id={name}
      data-form={name}
      action={action}
      data-rules={encodeRules(definition, rest.tooLong)}
      data-posted-by-browser=""
      aria-label={title}
    >
      <ErrorSummary form={name} errors={errors} />
      {children}
      <div className="grid gap-[18px]">
        {fields.map(field => (
          <FormField
            key={field.name}
            form={name}
            name={field.name}
            label={field.label}
            hint={field.hint}
            type={field.rule === 'password' || field.rule === 'email' ? field.rule : 'text'}
            inputMode={field.autoComplete === 'one-time-code' ? 'numeric' : undefined}
            required={field.isRequired}
            defaultValue={values[field.name]}
            autoComplete={field.autoComplete ?? 'off'}
            error={errors.find(error => error.name === field.name)?.message}
            inputProps={field.minLength ? { minLength: field.minLength } : {}}
          />
        ))}
        {hasPasswords ? <ShowPasswords label={rest.showPasswords} /> : null}
      </div>
      <div className="mt-5">
        <Button type="submit" variant={button} block>
          {submit.label}
        </Button>
      </div>
    </EnhancedForm>
  );
}

type PasswordFormProps = {
  name: PasswordFormName;
  definition: FormDefinition;
  action: string;
  errors?: readonly FieldError[];
  /** What the fields are filled with; never a password. */
  values?: Readonly<Record<string, string | undefined>> | undefined;
  button?: 'primary' | 'line' | 'ink';
  showPasswords: string;
  /** Said of a text that is too long; `formMessages` of `content/forms.ts` has it. */
  tooLong: string;
  /** Hidden fields, and words above the first one. */
  children?: ReactNode;
};
