import { useState, type SubmitEvent } from 'react';
import { fieldChecker, type FieldError } from '@/lib/forms/schema';
import { postForm, readPost } from './post-form';
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from './use-checked-form';

/**
 * A form of `POST /`: checked here, posted as the browser would post it, and then either accepted, or back with what the
 * server found, or failed. Every word stays in the fields until it is accepted. Others hear of that by the event
 * `form-accepted` on the form.
 */
export function useLeadForm(options: LeadFormOptions): LeadFormState {
  const { definition, messages, onAccepted } = options;
  const checked = useCheckedForm({ ...options, check: fieldChecker(definition, messages.tooLong) });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'open' });

  async function send(form: HTMLFormElement): Promise<readonly FieldError[]> {
    setOutcome({ kind: 'open' });
    const answer = await postForm(form.getAttribute('action') ?? '/', readPost(form), definition.fields);
    if (answer.kind === 'invalid') return answer.problems;
    if (answer.kind === 'failed') setOutcome({ kind: 'failed', ...failureWords(answer.message, messages) });
    if (answer.kind === 'accepted') {
      const event = new CustomEvent('form-accepted', { detail: answer.answer, bubbles: true });
      form.dispatchEvent(event);
      if (!onAccepted?.(answer.answer)) setOutcome(answer);
    }
    return [];
  }

  return {
    ...checked,
    outcome,
    onSubmit: event => {
      const form = event.currentTarget;
      checked.submit(event, () => send(form));
    },
  };
}

type LeadFormOptions = Pick<CheckedFormOptions, 'ref' | 'definition' | 'errors'> & {
  messages: LeadFormMessages;
  /** Hears the server's answer; true when it takes over from there. */
  onAccepted?: (answer: unknown) => boolean;
};

/** What is said when a form did not arrive, and when a text is too long. */
type LeadFormMessages = {
  failed: string;
  unsent: string;
  tooLong: string;
  /** What the box says for a refusal without a reason of its own, such as a wrong password. */
  refused?: string;
};

export type LeadFormState = Omit<CheckedForm, 'submit'> & {
  outcome: Outcome;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** `reason` is said by the toast, `advice` by the box in the form. */
type Outcome =
  | { kind: 'open' }
  | { kind: 'failed'; reason: string; advice: string }
  | { kind: 'accepted'; answer: unknown };

/**
 * A reason of the server's own, such as a limit, is said by toast and box alike. Else the toast says the form's words for
 * a failure, and the box how to go on: after a refusal, or when no answer came (null).
 */
function failureWords(message: string | null, { failed, unsent, refused = unsent }: LeadFormMessages) {
  if (message === null) return { reason: failed, advice: unsent };
  return message === failed ? { reason: failed, advice: refused } : { reason: message, advice: message };
}
