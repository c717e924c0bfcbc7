'use client';

import { useRef } from 'react';
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

/** Starts a checkup. With a script it goes on to the report when the server has taken it, as a plain post does by itself. */
export function CheckupForm({ attempt }: { attempt?: FormAttempt | undefined }) {
  const ref = useRef<HTMLFormElement>(null);
  const definition: FormDefinition = checkupForm;
  const state = useLeadForm({
    ref,
    definition,
    messages: formMessages,
    errors: attempt?.errors,
    onAccepted: answer => {
      const token = fieldOf(answer, 'token');
      if (typeof token !== 'string') return false;
      window.location.assign(routes.checkupReport(token, 'live'));
      return true;
    },
  });
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
        <SubmitButton {...definition.submit} isBusy={state.isBusy} />
      </div>
    </FormFrame>
  );
}
