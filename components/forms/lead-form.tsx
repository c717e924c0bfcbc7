'use client';

import { useRef, type ReactNode } from 'react';
import { useOwnTimeZone } from '@/components/contact/use-own-time-zone';
import type { ButtonLook } from '@/components/ui/button-class';
import { TextLink } from '@/components/ui/text-link';
import { formMessages } from '@/content/form-messages';
import { leadForms } from '@/content/lead-forms';
import type { FormDefinition, SuccessWords } from '@/lib/forms/define';
import type { FormAttempt } from '@/lib/forms/schema';
import { Field } from './field';
import { FormFrame } from './form-frame';
import { LeadThanks } from './lead-thanks';
import { OutcomeToast } from './outcome-toast';
import { SubmitButton } from './submit-button';
import { useLeadForm, type LeadFormState } from './use-lead-form';

/**
 * A whole lead form, drawn from its definition in `content/lead-forms.ts`, and the panel that takes its place once the server
 * has stored it. Without scripts the same post ends on `/thanks/{form}`. What comes next (`children`) waits in a template,
 * so neither a reader nor a crawler is thanked for a form that was not sent.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, hasToast = false, thanks, isPlain = false, attempt, children } = props;
  const definition: FormDefinition = leadForms[form];
  const ref = useRef<HTMLFormElement>(null);
  const state = useLeadForm({ ref, definition, messages: formMessages, errors: attempt?.errors });
  const { outcome } = state;
  useOwnTimeZone(ref);
  return (
    <>
      {outcome.kind === 'accepted' ? (
        <LeadThanks {...{ form, definition, hasToast, thanks, isPlain }} answer={outcome.answer}>
          {children}
        </LeadThanks>
      ) : (
        <>
          <FormFrame formRef={ref} name={form} definition={definition} state={state} attempt={attempt}>
            <FormBody {...props} definition={definition} state={state} />
          </FormFrame>
          {/* A browser parses a template into a document of its own, where React does not look for it. */}
          <template>{typeof document === 'undefined' ? children : null}</template>
        </>
      )}
      <OutcomeToast outcome={outcome} success={hasToast ? definition.success.message : null} />
    </>
  );
}

function FormBody({
  form,
  definition,
  state,
  attempt,
  isWide = false,
  submitVariant,
  note,
  checkup,
}: FormBodyProps) {
  return (
    <>
      {checkup === undefined ? null : <input type="hidden" name="checkup" value={checkup} />}
      <div className={`grid gap-4 ${isWide ? 'sm:grid-cols-2' : ''}`}>
        {definition.fields.map(field => (
          <Field
            key={field.name}
            form={form}
            field={field}
            defaultValue={attempt?.values[field.name]}
            {...state.field(field)}
          />
        ))}
      </div>
      <div className="mt-6">
        <SubmitButton {...definition.submit} isBusy={state.isBusy} variant={submitVariant} />
      </div>
      {note ? (
        <div className="soft mt-3.5 text-small">
          {note.text} <TextLink href={note.href}>{note.link}</TextLink>
        </div>
      ) : null}
    </>
  );
}

type FormBodyProps = LeadFormProps & { definition: FormDefinition; state: LeadFormState };

export type LeadFormProps = {
  form: keyof typeof leadForms;
  /** What the form comes back with, or begins with. */
  attempt?: FormAttempt | undefined;
  /** The thanks are in a toast too, so the panel has other words. */
  hasToast?: boolean;
  /** The panel's own words, in place of the definition's. */
  thanks?: SuccessWords;
  /** The panel has no card of its own. */
  isPlain?: boolean;
  /** The token of the checkup's report that it is about. */
  checkup?: string;
  /** Two fields in a row where there is room. */
  isWide?: boolean;
  /** Another look for a button that is beside the main one. */
  submitVariant?: ButtonLook['variant'];
  /** Small print under the button. */
  note?: { text: string; link: string; href: string };
  /** What comes next, under the thanks. */
  children: ReactNode;
};
