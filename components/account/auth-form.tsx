'use client';

import { Fragment, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Field } from '@/components/forms/field';
import { FormFrame } from '@/components/forms/form-frame';
import { FormToast } from '@/components/forms/form-toast';
import { SubmitButton } from '@/components/forms/submit-button';
import { useLeadForm } from '@/components/forms/use-lead-form';
import { authForms } from '@/content/auth-forms';
import { formMessages } from '@/content/form-messages';
import type { AccountFormName, FormDefinition } from '@/lib/forms/define';
import type { FormAttempt } from '@/lib/forms/schema';
import { readDeskPath, routes } from '@/lib/site/routes';
import { PasskeySignIn } from './passkey-sign-in';
import { readAuthResponse } from './read-auth-response';
import { ShowPasswords, useShownPasswords } from './show-passwords';
import { rememberUser } from './stored-user';

/**
 * The sign-in or sign-up form. Once the server has let the visitor in, this browser remembers who it is and goes on to
 * `next`, which takes staff to the page of the desk that they signed in for; an answer that names no one is told, and the visitor stays. Without scripts the same post ends on the account
 * page.
 */
export function AuthForm({ form, words, next, attempt, children }: AuthFormProps) {
  const definition: FormDefinition = authForms[form];
  const ref = useRef<HTMLFormElement>(null);
  const passwords = useShownPasswords();
  const [welcome, setWelcome] = useState<string | null>(null);
  const state = useLeadForm({
    ref,
    definition,
    messages: { ...formMessages, ...words },
    errors: attempt?.errors,
    onAccepted: answer => {
      const { message, user } = readAuthResponse(answer);
      setWelcome(message || definition.success.message);
      if (user) {
        rememberUser(user);
        const deskPath = readDeskPath(new URLSearchParams(location.search).get('next'));
        location.assign(deskPath ? routes.account(deskPath) : next);
      }
      return true;
    },
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    passwords.hide();
    state.onSubmit(event);
  };
  const lastPassword = definition.fields.findLast(field => field.rule === 'password');
  return (
    <>
      <FormFrame
        formRef={ref}
        name={form}
        definition={definition}
        state={{ ...state, onSubmit }}
        attempt={attempt}
        failure={{ title: words.failedTitle, link: words.help }}
      >
        <div className="grid gap-4">
          {definition.fields.map(field => (
            <Fragment key={field.name}>
              <Field
                form={form}
                field={field.name === 'password' && words.hint ? { ...field, hint: words.hint } : field}
                defaultValue={attempt?.values[field.name]}
                isShown={passwords.isShown}
                {...state.field(field)}
              />
              {field === lastPassword ? (
                <ShowPasswords label={words.showPasswords} passwords={passwords} />
              ) : null}
            </Fragment>
          ))}
        </div>
        <div className="mt-5">
          <SubmitButton {...definition.submit} isBusy={state.isBusy} />
        </div>
        {children ? <div className="soft mt-3.5 text-small">{children}</div> : null}
      </FormFrame>
      {words.passkey ? <PasskeySignIn failed={words.failed} {...words.passkey} /> : null}
      {welcome === null ? null : (
        <FormToast
          tone="ok"
          title={definition.success.title}
          text={welcome}
          onClose={() => setWelcome(null)}
        />
      )}
    </>
  );
}

export type AuthFormProps = {
  form: AccountFormName;
  words: {
    failed: string;
    failedTitle: string;
    refused: string;
    showPasswords: string;
    /** Where one goes who can't get in. */
    help?: { href: string; label: string };
    hint?: string;
    passkey?: { label: string; unknown: string; declined: string };
  };
  /** Where to, once signed in. */
  next: string;
  attempt?: FormAttempt | undefined;
  /** Small print under the button. */
  children?: ReactNode;
};
