'use client';

import { useRef, type MouseEvent, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIsLive } from '#engine/page';
import { Field } from '@/components/forms/field';
import { FormFrame } from '@/components/forms/form-frame';
import { LeadThanks } from '@/components/forms/lead-thanks';
import { OutcomeToast } from '@/components/forms/outcome-toast';
import { SubmitButton } from '@/components/forms/submit-button';
import { useLeadForm, type LeadFormState } from '@/components/forms/use-lead-form';
import { Button } from '@/components/ui/button';
import { formMessages } from '@/content/form-messages';
import { questionnaire as words } from '@/content/questionnaire';
import { questionnaireForm } from '@/content/questionnaire-form';
import type { FieldDefinition, FormDefinition } from '@/lib/forms/define';
import type { FormAttempt } from '@/lib/forms/schema';
import { forgetAnswers } from './saved-answers';
import { useSteps } from './use-steps';

/** The questionnaire: one long plain form, which scripts turn into one question at a time. */
export function Questionnaire({ attempt, children }: QuestionnaireProps) {
  const { fields, submit } = DEFINITION;
  const last = fields.length - 1;
  const ref = useRef<HTMLFormElement>(null);
  const isLive = useIsLive();
  const state = useLeadForm({
    ref,
    definition: DEFINITION,
    messages: formMessages,
    errors: attempt?.errors,
    onAccepted: () => {
      forgetAnswers();
      return false;
    },
  });
  const steps = useSteps({ form: ref, fields, problems: state.problems, tries: state.tries });
  const { step } = steps;

  async function advance(): Promise<void> {
    const name = fields[step]?.name ?? '';
    if (await state.check(name)) {
      steps.save(step + 1);
      steps.move(step + 1);
    } else steps.question.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  /** The Enter key sends a form from any field: before the last question it means “next”. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (step === last) return state.onSubmit(event);
    event.preventDefault();
    void advance();
  }

  /** A link in the list of errors leads to a question that may not be open. */
  function openLinked({ target }: MouseEvent): void {
    const link = target instanceof Element ? target.closest('a') : null;
    const linked = fields.findIndex(({ name }) => link?.hash === `#${NAME}-${name}`);
    if (linked >= 0) flushSync(() => steps.open(linked));
  }

  if (state.outcome.kind === 'accepted')
    return (
      <LeadThanks
        form={NAME}
        definition={DEFINITION}
        answer={state.outcome.answer}
        hasToast={false}
        thanks={undefined}
        isPlain={false}
      >
        {children}
      </LeadThanks>
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to the form inside */}
      <div onInput={() => steps.save(step)} onClickCapture={openLinked}>
        <FormFrame
          formRef={ref}
          name={NAME}
          definition={DEFINITION}
          state={{ ...state, onSubmit }}
          attempt={attempt}
        >
          <Progress current={step + 1} count={fields.length} />
          {/* The same height before and after the script has come, so that nothing below it moves. */}
          <div
            className={`grid content-start gap-9 ${isLive ? 'min-h-[17.5rem]' : 'js:min-h-[17.5rem] js:[&>:nth-child(n+2)]:hidden'}`}
          >
            {fields.map((field, index) => (
              <Question
                key={field.name}
                field={field}
                state={state}
                value={attempt?.values[field.name]}
                isOpen={!isLive || index === step}
                {...(index === step ? { openRef: steps.question } : {})}
              />
            ))}
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="line" data-js-only hidden={step === 0} onClick={() => steps.move(step - 1)}>
              {words.back}
            </Button>
            <Button
              variant="ink"
              data-js-only
              hidden={step === last}
              onClick={() => void advance()}
              className="flex-1"
            >
              {words.next}
            </Button>
            <div hidden={isLive && step !== last} className={`flex-1 ${isLive ? '' : 'js:hidden'}`}>
              <SubmitButton {...submit} isBusy={state.isBusy} />
            </div>
          </div>
          <p data-js-only className="soft mt-3.5 text-small">
            {words.storageNote}
            {steps.isRestored ? ` ${words.restoreNote}` : null}
          </p>
        </FormFrame>
      </div>
      {/* A browser reads what stands in a template into a document of its own, where React does not look for it. */}
      <template>{typeof document === 'undefined' ? children : null}</template>
      <OutcomeToast outcome={state.outcome} success={null} />
    </>
  );
}

function Progress({ current, count }: { current: number; count: number }) {
  const text = words.progress.replace('{current}', String(current)).replace('{count}', String(count));
  return (
    <div data-js-only className="mb-6">
      <p className="mb-2 font-display font-bold tabular-nums">{text}</p>
      <progress
        max={count}
        value={current}
        aria-label="Progress"
        className="block h-2 w-full appearance-none overflow-hidden rounded-edge [&::-moz-progress-bar]:bg-pin [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-pin"
      />
    </div>
  );
}

function Question({ field, state, value, isOpen, openRef }: QuestionProps) {
  const text = words.questions.find(question => question.field === field.name);
  return (
    <fieldset ref={openRef} hidden={!isOpen}>
      <legend>
        <h3>{text?.title ?? field.label}</h3>
      </legend>
      <p className="soft mt-1.5 mb-5">{text?.why}</p>
      <Field form={NAME} field={field} defaultValue={value} {...state.field(field)} />
    </fieldset>
  );
}

const NAME = 'questionnaire-form';
const DEFINITION: FormDefinition = questionnaireForm;

type QuestionProps = {
  field: FieldDefinition;
  state: LeadFormState;
  value: string | undefined;
  isOpen: boolean;
  openRef?: RefObject<HTMLFieldSetElement | null>;
};

type QuestionnaireProps = {
  attempt?: FormAttempt | undefined;
  /** What comes next, under the thanks. */
  children: ReactNode;
};
