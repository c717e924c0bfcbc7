import type { ReactNode, RefObject } from 'react';
import { useIsLive } from '#engine/page';
import type { FormDefinition, FormName } from '@/lib/forms/define';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';
import { Bookkeeping } from './bookkeeping';
import { FailureBox, type FailureLink } from './failure-box';
import { FormSummary } from './form-summary';
import { Honeypot } from './honeypot';
import type { LeadFormState } from './use-lead-form';

/**
 * What every form of `POST /` shares, by the form slot contract: the list of errors, the hidden fields, the trap, and the
 * box for a failed send. It posts as plain HTML too.
 */
export function FormFrame({ formRef, name, definition, state, attempt, failure, children }: FormFrameProps) {
  const { outcome } = state;
  // Here and not around the fields: they need not be rendered again when the form wakes.
  const isAwake = useIsLive();
  const { reason, advice } = outcome.kind === 'failed' ? outcome : { reason: '', advice: '' };
  return (
    <form
      ref={formRef}
      id={name}
      data-form={name}
      method="post"
      action={routes.formAction()}
      // Until then the browser's own checks run.
      noValidate={isAwake}
      aria-busy={state.isBusy || undefined}
      aria-label={definition.title}
      onSubmit={state.onSubmit}
    >
      <FormSummary form={name} checked={state} definition={definition} attempt={attempt} />
      <input type="hidden" name="form-name" value={name} />
      <Bookkeeping values={attempt?.values} />
      <Honeypot form={name} />
      {failure ? <FailureBox {...failure} reason={reason} advice={advice} /> : null}
      {children}
      {failure ? null : <FailureBox advice={advice} copied={definition.fields} />}
    </form>
  );
}

type FormFrameProps = {
  formRef: RefObject<HTMLFormElement | null>;
  name: FormName;
  definition: FormDefinition;
  state: LeadFormState;
  attempt: FormAttempt | undefined;
  /** Where given, a failed send is said above the fields with this title and by no toast, and nothing typed is offered to copy. */
  failure?: { title: string; link?: FailureLink | undefined };
  children: ReactNode;
};
