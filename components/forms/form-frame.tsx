import type { ReactNode, RefObject } from 'react';
import type { FormDefinition, FormName } from '@/lib/leads/form-definition';
import { routes } from '@/lib/routes';
import { FailureBox } from './failure-box';
import { FormSummary } from './form-summary';
import { Honeypot } from './honeypot';
import type { LeadFormState } from './use-lead-form';

/**
 * What every form of `POST /` shares, by the form slot contract: the list of errors, the hidden fields, the trap, and the
 * box for a failed send. It posts as plain HTML too.
 */
export function FormFrame({ formRef, name, definition, state, hasCopy = true, children }: FormFrameProps) {
  const { outcome, bookkeeping } = state;
  return (
    <form
      ref={formRef}
      id={name}
      data-form={name}
      method="post"
      action={routes.formAction()}
      noValidate={state.isAwake}
      aria-busy={state.isBusy || undefined}
      aria-label={definition.title}
      onSubmit={state.onSubmit}
    >
      <FormSummary form={name} checked={state} definition={definition} />
      <input type="hidden" name="form-name" value={name} />
      {Object.entries(bookkeeping).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Honeypot form={name} />
      {children}
      <FailureBox
        advice={outcome.kind === 'failed' ? outcome.advice : ''}
        copied={hasCopy ? definition.fields : undefined}
      />
    </form>
  );
}

type FormFrameProps = {
  formRef: RefObject<HTMLFormElement | null>;
  name: FormName;
  definition: FormDefinition;
  state: LeadFormState;
  /** Whether a failed send offers to copy what was typed. */
  hasCopy?: boolean;
  children: ReactNode;
};
