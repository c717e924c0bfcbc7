import { useState } from 'react';
import { FormToast } from './form-toast';
import { readAnswerText } from './read-answer-text';
import type { LeadFormState } from './use-lead-form';

/** A failure is always said by a toast too, the thanks only where the panel has other words for them. */
export function OutcomeToast({ outcome, success }: OutcomeToastProps) {
  const [closed, setClosed] = useState<OutcomeToastProps['outcome']>();
  if (closed === outcome || outcome.kind === 'open') return null;
  const close = () => setClosed(outcome);
  if (outcome.kind === 'failed')
    return <FormToast tone="error" title="Error" text={outcome.reason} onClose={close} />;
  if (success === null) return null;
  return <FormToast tone="ok" title={readAnswerText(outcome.answer, 'message') || success} onClose={close} />;
}

type OutcomeToastProps = {
  outcome: LeadFormState['outcome'];
  success: string | null;
};
