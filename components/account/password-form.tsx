'use client';

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useIsLive } from '#engine/page';
import { FailureBox } from '@/components/forms/failure-box';
import { Field } from '@/components/forms/field';
import { FormSummary } from '@/components/forms/form-summary';
import { readPost } from '@/components/forms/post-form';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { Button } from '@/components/ui/button';
import type { PasswordFormName } from '@/content/account';
import type { FormDefinition } from '@/lib/forms/define';
import { fieldChecker, type FieldError, type FormAttempt } from '@/lib/forms/schema';
import { ShowPasswords, useShownPasswords } from './show-passwords';

/** A form about a password: checked here, then posted by the browser and judged by the server, which answers with pages. */
export function PasswordForm(props: PasswordFormProps) {
  const {
    form: name,
    definition,
    action,
    attempt,
    button,
    showPasswords,
    tooLong,
    passkey,
    children,
  } = props;
  const { fields, submit, title } = definition;
  const ref = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();
  const passwords = useShownPasswords();
  const [failure, setFailure] = useState('');
  const state = useCheckedForm({
    ref,
    definition,
    check: fieldChecker(definition, tooLong),
    errors: attempt?.errors,
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const form = event.currentTarget;
    passwords.hide();
    state.submit(event, async () => {
      if (passkey) return makePasskey(form, passkey);
      form.submit();
      return [];
    });
  }

  async function makePasskey(form: HTMLFormElement, words: PasskeyWords): Promise<FieldError[]> {
    setFailure('');
    const { makePasskey } = await import('./passkey');
    const outcome = await makePasskey(readPost(form), fields);
    if (outcome.kind === 'invalid') return outcome.problems;
    if (outcome.kind === 'declined') setFailure(words.declined);
    if (outcome.kind === 'present') setFailure(words.present);
    if (outcome.kind === 'failed') setFailure(outcome.message ?? words.failed);
    return [];
  }

  return (
    <form
      ref={ref}
      id={name}
      data-form={name}
      method="post"
      action={action}
      noValidate={isLive}
      aria-label={title}
      onSubmit={onSubmit}
    >
      <FormSummary form={name} checked={state} definition={definition} attempt={attempt} />
      {children}
      <div className="grid gap-4">
        {fields.map(field => (
          <Field
            key={field.name}
            form={name}
            field={{ ...field, autoComplete: field.autoComplete ?? 'off' }}
            defaultValue={attempt?.values[field.name]}
            isShown={passwords.isShown}
            {...state.field(field)}
          />
        ))}
        {fields.some(field => field.rule === 'password') ? (
          <ShowPasswords label={showPasswords} passwords={passwords} />
        ) : null}
      </div>
      <div className="mt-5">
        <Button type="submit" variant={button} block busy={passkey !== undefined && state.isBusy}>
          {passkey && state.isBusy ? submit.busyLabel : submit.label}
        </Button>
        <FailureBox advice={failure} />
      </div>
    </form>
  );
}

type PasskeyWords = { declined: string; present: string; failed: string };

type PasswordFormProps = {
  form: PasswordFormName;
  definition: FormDefinition;
  action: string;
  attempt?: FormAttempt | undefined;
  button?: 'primary' | 'line' | 'ink';
  showPasswords: string;
  /** Said of a text that is too long; `formMessages` of `content/forms.ts` has it. */
  tooLong: string;
  /** The form makes a passkey; said when the device makes none, or the server does not answer. */
  passkey?: PasskeyWords;
  /** Hidden fields, and words above the first one. */
  children?: ReactNode;
};
