import type { ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { Button, ButtonLink } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { SelectField } from '@/components/ui/select-field';
import { assistant } from '@/content/assistant';
import { formMessages } from '@/content/form-messages';
import { leadForms } from '@/content/lead-forms';
import { site } from '@/content/site';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';
import { formatMoment } from '@/lib/site/time';

/** Books a call at a time that is free: who it is with, and when. `children` are the turns that go with it. */
export function CallForm({ action, slots, attempt, children }: CallFormProps) {
  const { book } = assistant;
  const errorOf = (field: string) => attempt?.errors.find(({ name }) => name === field)?.message;
  if (slots.length === 0)
    return (
      <ButtonLink href={routes.contact('consultation')} variant="line" className="mt-4">
        {book.title}
      </ButtonLink>
    );
  return (
    <form method="post" action={action} noValidate className="mt-4 grid gap-4">
      {children}
      <ErrorSummary
        form="call"
        title={formMessages.problemTitle}
        errors={attempt?.errors ?? []}
        message={attempt?.message ?? null}
        isFirst
      />
      <SelectField
        form="call"
        name="slot"
        label={book.slot}
        hint={book.zone}
        placeholder={book.choose}
        options={slots.map(at => ({ value: String(at), label: formatMoment(at, site.timeZone) }))}
        error={errorOf('slot')}
        required
      />
      {fields.map(field => (
        <Field
          key={field.name}
          form="call"
          field={field}
          defaultValue={attempt?.values[field.name]}
          error={errorOf(field.name)}
        />
      ))}
      <Honeypot form="call" />
      <Button type="submit" className="justify-self-start">
        {book.button}
      </Button>
    </form>
  );
}

/** The day and the part of it are in the time that was picked. */
const fields = leadForms['consultation-form'].fields.filter(
  ({ name }) => name !== 'preferredDay' && name !== 'preferredTime',
);

type CallFormProps = {
  action: string;
  slots: readonly number[];
  attempt: FormAttempt | undefined;
  children: ReactNode;
};
