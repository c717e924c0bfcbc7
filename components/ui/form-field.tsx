import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { FieldFrame, fieldAria } from './field-slots';

/** One text control with its label, hint and error slot, by the form slot contract. */
export function FormField(props: FormFieldProps) {
  const { form, name, label, hint, error, required = false, multiline = false } = props;
  const { isOptional = !required } = props;
  const aria = fieldAria({ form, name, hint, error });
  const shared = {
    ...aria.control,
    className: 'input',
    required,
    autoComplete: props.autoComplete,
    defaultValue: props.defaultValue,
    maxLength: props.maxLength,
  };
  return (
    <FieldFrame aria={aria} name={name} label={label} isOptional={isOptional} hint={hint} error={error}>
      {multiline ? (
        <textarea rows={5} {...shared} {...props.textareaProps} />
      ) : (
        <input type={props.type ?? 'text'} inputMode={props.inputMode} {...shared} {...props.inputProps} />
      )}
    </FieldFrame>
  );
}

export type FormFieldProps = {
  form: string;
  name: string;
  label: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number';
  hint?: ReactNode;
  required?: boolean;
  /** False for a field that is not always required but mostly is; else the opposite of `required`. */
  isOptional?: boolean;
  autoComplete?: string;
  defaultValue?: string | undefined;
  error?: string | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  multiline?: boolean;
  maxLength?: number | undefined;
  inputProps?: InputHTMLAttributes<HTMLInputElement>;
  textareaProps?: TextareaHTMLAttributes<HTMLTextAreaElement> | undefined;
};
