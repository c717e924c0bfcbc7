import type { ReactNode } from 'react';

/** The ids and ARIA values that a control, its hint and its error slot share. */
export function fieldAria({ form, name, hint, error }: FieldNames): FieldAria {
  const id = `${form}-${name}`;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return {
    id,
    errorId,
    hintId,
    control: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** Label above; below it the hint, the control, and the slot that the server or the script fills with one message. */
export function FieldFrame({ aria, name, label, isOptional, hint, error, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={aria.id} className="font-[650]">
        {label}
        {isOptional ? <span className="soft font-normal"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={aria.hintId} className="soft text-small leading-snug">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={aria.errorId} name={name} error={error} />
    </div>
  );
}

/** The slot itself: present and hidden while there is nothing to say. */
export function FieldError({ id, name, error }: { id: string; name: string; error?: string | undefined }) {
  return (
    <p id={id} data-error-for={name} hidden={!error} className="field-error">
      {error}
    </p>
  );
}

type FieldNames = {
  form: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
};

type FieldAria = {
  id: string;
  errorId: string;
  hintId: string;
  control: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
};

type FieldFrameProps = {
  aria: FieldAria;
  name: string;
  label: ReactNode;
  /** Says '(optional)' behind the label. */
  isOptional: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};
