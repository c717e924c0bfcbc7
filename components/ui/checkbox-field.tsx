import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldError, fieldAria } from './field-slots';

/** A single yes, with its words at the right of the box. */
export function CheckboxField({
  form,
  name,
  label,
  required = false,
  error,
  defaultChecked,
  inputProps,
}: CheckboxFieldProps) {
  const aria = fieldAria({ form, name, error });
  return (
    <div className="grid gap-2">
      <span className="grid grid-cols-[24px_1fr] items-start gap-3">
        <input
          type="checkbox"
          value="true"
          {...aria.control}
          required={required}
          defaultChecked={defaultChecked}
          className="mt-0.5 size-6 accent-pin"
          {...inputProps}
        />
        <label htmlFor={aria.id} className="leading-snug">
          {label}
        </label>
      </span>
      <FieldError id={aria.errorId} name={name} error={error} />
    </div>
  );
}

type CheckboxFieldProps = {
  form: string;
  name: string;
  label: ReactNode;
  required?: boolean;
  error?: string | undefined;
  defaultChecked?: boolean;
  inputProps?: InputHTMLAttributes<HTMLInputElement> | undefined;
};
