import type { ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { FormShell, type ShellMessages } from '@/components/forms/form-shell';
import { SentLink } from '@/components/forms/sent-link';
import { ShellSubmitButton } from '@/components/forms/shell-parts';
import { ThanksSlot } from '@/components/forms/thanks-slot';
import { Button } from '@/components/ui/button';
import { questionnaire as words } from '@/content/questionnaire';
import type { FieldDefinition, FormDefinition } from '@/lib/leads/form-definition';
import { QuestionnaireSteps } from './questionnaire-steps';

/** The questionnaire: one long plain form, which scripts turn into one question at a time. */
export function Questionnaire({ definition, messages, children }: QuestionnaireProps) {
  const count = definition.fields.length;
  return (
    <>
      <FormShell name={NAME} definition={definition} messages={messages}>
        <QuestionnaireSteps />
        <div data-js-only className="mb-6">
          <p data-question-progress={words.progress} className="mb-2 font-display font-bold tabular-nums">
            {words.progress.replace('{current}', '1').replace('{count}', String(count))}
          </p>
          <progress
            max={count}
            value={1}
            aria-label="Progress"
            className="block h-2 w-full appearance-none overflow-hidden rounded-sm [&::-moz-progress-bar]:bg-pin [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-pin"
          />
        </div>
        {/* The same height before and after the script has come, so that nothing below it moves. */}
        <div className="grid content-start gap-9 [[data-js]_form:not([data-stepped])_&]:h-[17.5rem] [[data-js]_form:not([data-stepped])_&]:overflow-y-auto [[data-stepped]_&]:min-h-[17.5rem]">
          {definition.fields.map(field => (
            <Question key={field.name} field={field} />
          ))}
        </div>
        <div className="mt-[26px] flex flex-wrap gap-3">
          <Button variant="line" data-js-only data-question-back hidden>
            {words.back}
          </Button>
          <Button variant="ink" data-js-only data-question-next className="flex-1">
            {words.next}
          </Button>
          <div data-question-submit className="flex-1">
            <ShellSubmitButton {...definition.submit} />
          </div>
        </div>
        <p data-js-only className="soft mt-3.5 text-small">
          {words.kept}
          <span data-question-restored hidden>
            {' '}
            {words.restored}
          </span>
        </p>
      </FormShell>
      <ThanksSlot name={NAME}>
        {children}
        <SentLink form={NAME} />
      </ThanksSlot>
    </>
  );
}

function Question({ field }: { field: FieldDefinition }) {
  const text = words.questions.find(question => question.field === field.name);
  return (
    <fieldset data-question={field.name}>
      <legend>
        <h3>{text?.title ?? field.label}</h3>
      </legend>
      <p className="soft mt-1.5 mb-5">{text?.why}</p>
      <Field form={NAME} field={field} />
    </fieldset>
  );
}

const NAME = 'questionnaire-form';

type QuestionnaireProps = {
  definition: FormDefinition;
  messages: ShellMessages;
  /** The thanks panel. */
  children: ReactNode;
};
