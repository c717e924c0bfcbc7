import { useLayoutEffect, useRef } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary';
import { formMessages } from '@/content/form-messages';
import type { FormDefinition } from '@/lib/forms/define';
import type { FormAttempt } from '@/lib/forms/schema';
import type { CheckedForm } from './use-checked-form';

/**
 * The list of what is wrong with a form. The server's has the messages themselves. In a form that is checked here these
 * stand once, at their fields, and the list names the fields; it takes the focus at each try.
 */
export function FormSummary({ form, checked, definition, attempt }: FormSummaryProps) {
  const { tries, problems, isFromServer } = checked;
  const ref = useRef<HTMLDivElement>(null);
  // Before the paint: nothing may be read out, or typed, in between.
  useLayoutEffect(() => {
    if (tries > 0 && ref.current?.hidden === false) ref.current.focus();
  }, [tries]);
  const { problemTitle, checkThisField, checkTheseFields } = formMessages;
  if (isFromServer)
    return (
      <ErrorSummary
        form={form}
        title={attempt?.title ?? problemTitle}
        message={attempt?.message}
        errors={problems}
        isFirst
      />
    );
  const labels = problems.map(({ name, message }) => ({
    name,
    message: definition.fields.find(field => field.name === name)?.label ?? message,
  }));
  const title = problems.length === 1 ? checkThisField : checkTheseFields;
  return <ErrorSummary ref={ref} form={form} title={title} errors={labels} />;
}

type FormSummaryProps = {
  form: string;
  checked: Pick<CheckedForm, 'tries' | 'problems' | 'isFromServer'>;
  definition: Pick<FormDefinition, 'fields'>;
  attempt?: FormAttempt | undefined;
};
