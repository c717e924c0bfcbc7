import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { FormDefinition, LeadFormName, SuccessWords } from '@/lib/forms/define';
import { readAnswerText } from './read-answer-text';
import { SentLink } from './sent-link';
import { ThanksPanel } from './thanks-panel';

/**
 * Takes the form's place and the focus once the server has the form; the texts about filling it in go. `data-thanks-for`
 * selects the part of `children` that belongs to these thanks. If a toast has the message, the panel has other words.
 */
export function LeadThanks({
  form,
  definition,
  answer,
  hasToast,
  thanks,
  isPlain,
  children,
}: LeadThanksProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Before the paint: no one may see, or read out, the thanks beside the texts.
  useLayoutEffect(() => {
    // Emptied, not hidden: their margins keep the heading at its distance from the panel.
    for (const text of document.querySelectorAll(`[data-until-sent="${form}"]`)) text.replaceChildren();
    ref.current?.focus({ preventScroll: true });
    // A panel may be taller than the window: its heading is what must be seen.
    ref.current?.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
  }, [form]);
  const { success, successWhen } = definition;
  const isOther = successWhen && readAnswerText(answer, 'thanks') === `${form}-${successWhen.value}`;
  const words = isOther ? successWhen : (thanks ?? success);
  const key = isOther ? `${form}-${successWhen.value}` : form;
  const message = readAnswerText(answer, 'note') || (hasToast ? '' : readAnswerText(answer, 'message'));
  return (
    <div ref={ref} data-thanks-for={key} tabIndex={-1}>
      <ThanksPanel title={words.title} message={message || words.message} isPlain={isPlain}>
        {children}
      </ThanksPanel>
      <SentLink form={key} />
    </div>
  );
}

type LeadThanksProps = {
  form: LeadFormName;
  definition: FormDefinition;
  answer: unknown;
  hasToast: boolean;
  thanks: SuccessWords | undefined;
  isPlain: boolean;
  children: ReactNode;
};
