import type { ReactNode, SelectHTMLAttributes } from 'react';
import { FieldFrame, fieldAria } from './field-slots';
import { Icon } from './icon';

/** One choice from a list. The placeholder is an empty option, so nothing is chosen for the visitor. */
export function SelectField(props: SelectFieldProps) {
  const { form, name, label, options, placeholder, hint, error, defaultValue, required = false } = props;
  const { isOptional = !required } = props;
  const aria = fieldAria({ form, name, hint, error });
  const initial = defaultValue ?? (placeholder ? '' : undefined);
  return (
    <FieldFrame aria={aria} name={name} label={label} isOptional={isOptional} hint={hint} error={error}>
      <span className="relative block">
        <select
          {...aria.control}
          className="input"
          // Without a placeholder something is always chosen, and HTML allows no `required` there.
          required={required && placeholder !== undefined}
          defaultValue={initial}
          {...props.selectProps}
        >
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-[17px] right-[15px] size-5" />
      </span>
    </FieldFrame>
  );
}

type SelectFieldProps = {
  form: string;
  name: string;
  label: ReactNode;
  options: readonly { value: string; label: string }[];
  placeholder?: string | undefined;
  required?: boolean;
  /** False for a choice that may be left open without saying so; else the opposite of `required`. */
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  defaultValue?: string | undefined;
  selectProps?: SelectHTMLAttributes<HTMLSelectElement> | undefined;
};
