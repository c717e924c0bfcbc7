import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { assistant } from '@/content/assistant';
import { formMessages } from '@/content/form-messages';
import { sendFields } from '@/lib/assistant/forms';
import type { SealedTurn } from '@/lib/assistant/turns';
import type { FormAttempt } from '@/lib/forms/schema';

/** Sends the conversation, or a message alone, to a person: a plain post, with a box for each turn. */
export function PersonForm({ action, turns, attempt }: PersonFormProps) {
  const { send } = assistant;
  const errorOf = (field: string) => attempt?.errors.find(({ name }) => name === field)?.message;
  return (
    <form
      method="post"
      action={action}
      noValidate
      className="grid gap-4 rounded-card bg-mist p-5"
      id="person"
    >
      <ErrorSummary
        form="send"
        title={formMessages.problemTitle}
        errors={attempt?.errors ?? []}
        message={attempt?.message ?? null}
        isFirst
      />
      <h2 className="text-label">{send.title}</h2>
      <p>{send.lede}</p>
      {turns.length > 0 ? (
        <fieldset className="grid gap-2">
          <legend className="mb-2">{send.listed}</legend>
          {turns.map(({ turn, sealed }, index) => (
            <label key={sealed} className="flex items-start gap-3">
              <input type="hidden" name="turn" value={sealed} />
              <input type="checkbox" name="with" value={index} defaultChecked className="mt-1 size-5" />
              <span className="min-w-0 wrap-anywhere">{turn.question}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {sendFields.map(field => (
        <Field
          key={field.name}
          form="send"
          field={field}
          defaultValue={attempt?.values[field.name]}
          error={errorOf(field.name)}
        />
      ))}
      <Honeypot form="send" />
      <Button type="submit" className="justify-self-start">
        {send.button}
      </Button>
    </form>
  );
}

type PersonFormProps = {
  action: string;
  turns: readonly SealedTurn[];
  attempt: FormAttempt | undefined;
};
