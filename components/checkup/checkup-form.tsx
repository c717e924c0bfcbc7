'use client';

import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { FormFrame } from '@/components/forms/form-frame';
import { SubmitButton } from '@/components/forms/submit-button';
import { useLeadForm } from '@/components/forms/use-lead-form';
import { checkupForm } from '@/content/checkup';
import { formMessages } from '@/content/form-messages';
import type { FormDefinition } from '@/lib/forms/define';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';
import { fieldOf } from '@/lib/site/text';
import { CheckupProgress } from './progress';

/**
 * Starts a checkup, and with a script shows below the form how far it is. The address is the report's from then on, so a
 * reload waits there, and Back leads to the form again.
 */
export function CheckupForm({ attempt }: { attempt?: FormAttempt | undefined }) {
  const ref = useRef<HTMLFormElement>(null);
  const definition: FormDefinition = checkupForm;
  const [running, setRunning] = useState<{ token: string; host: string } | null>(null);
  useEffect(() => {
    const follow = () => {
      if (window.location.pathname === routes.checkup()) setRunning(null);
      else window.location.reload();
    };
    // A page that the browser had kept shows the form, and not a checkup that is over.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && setRunning(null);
    window.addEventListener('popstate', follow);
    window.addEventListener('pageshow', returned);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('pageshow', returned);
    };
  }, []);
  const state = useLeadForm({
    ref,
    definition,
    messages: formMessages,
    errors: attempt?.errors,
    onAccepted: answer => {
      const [token, host] = [fieldOf(answer, 'token'), fieldOf(answer, 'host')];
      if (typeof token !== 'string' || typeof host !== 'string') return false;
      window.history.pushState(null, '', routes.checkupReport(token));
      setRunning({ token, host });
      return true;
    },
  });
  const isBusy = state.isBusy || running !== null;
  return (
    <FormFrame formRef={ref} name="checkup-form" definition={definition} state={state} attempt={attempt}>
      <div className="grid gap-4">
        {definition.fields.map(field => (
          <Field
            key={field.name}
            form="checkup-form"
            field={field}
            defaultValue={attempt?.values[field.name]}
            {...state.field(field)}
          />
        ))}
      </div>
      <div className="mt-6">
        <SubmitButton {...definition.submit} isBusy={isBusy} />
      </div>
      {running ? <CheckupProgress {...running} /> : null}
    </FormFrame>
  );
}
