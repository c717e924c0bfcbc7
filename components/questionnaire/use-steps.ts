import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readPost } from '@/components/forms/post-form';
import type { FieldDefinition } from '@/lib/forms/define';
import { readFields } from '@/lib/forms/fields';
import type { FieldError } from '@/lib/forms/schema';
import { readSaved, saveAnswers } from './saved-answers';

/**
 * Which question is open, and the answers that this browser keeps until they are sent. It begins where the visitor left
 * off; a fault that a try finds opens its question.
 */
export function useSteps({ form, fields, problems, tries }: StepsOptions): Steps {
  const [step, setStep] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  const movedTo = useRef<number | null>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  const faulty = fields.findIndex(({ name }) => problems.some(problem => problem.name === name));

  useEffect(() => {
    const saved = readSaved();
    if (!saved) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what the browser keeps is not in the server's HTML
    setIsRestored(fillEmpty(form.current, saved.answers));
    setStep(Math.min(Math.max(saved.step, 0), fields.length - 1));
  }, [form, fields.length]);

  const [judged, setJudged] = useState(0);
  if (faulty >= 0 && judged !== tries) {
    setJudged(tries);
    setStep(faulty);
  }

  // Before the paint, and with the step's own commit: another commit may come before it.
  useLayoutEffect(() => {
    if (movedTo.current !== step) return;
    question.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    movedTo.current = null;
  }, [step]);

  return {
    step,
    isRestored,
    question,
    open: setStep,
    move: next => {
      movedTo.current = next;
      setStep(next);
    },
    save: at => {
      if (form.current) saveAnswers(readFields(fields, readPost(form.current)), at);
    },
  };
}

/** Puts kept answers into fields that are empty; returns whether it did. */
function fillEmpty(form: HTMLFormElement | null, answers: Readonly<Record<string, string>>): boolean {
  const empty = Array.from(form?.elements ?? []).filter(
    control => isControl(control) && control.value === '' && (answers[control.name] ?? '') !== '',
  );
  for (const control of empty) if (isControl(control)) control.value = answers[control.name] ?? '';
  return empty.length > 0;
}

function isControl(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input, select, textarea');
}

type StepsOptions = {
  form: RefObject<HTMLFormElement | null>;
  fields: readonly FieldDefinition[];
  problems: readonly FieldError[];
  /** How often the form has been sent. */
  tries: number;
};

type Steps = {
  step: number;
  /** Answers from an earlier visit stand in the form. */
  isRestored: boolean;
  /** For the question that is open. */
  question: RefObject<HTMLFieldSetElement | null>;
  open: (step: number) => void;
  /** Opens a question and takes the focus there. */
  move: (step: number) => void;
  save: (step: number) => void;
};
