import { checkFields, findControl } from '@/components/forms/check-fields';
import { readRules } from '@/components/forms/form-rules';
import { showProblems } from '@/components/forms/form-slots';
import { findParts, showStep, type QuestionnaireParts } from './questionnaire-parts';
import { forgetAnswers, readSaved, saveAnswers } from './saved-answers';

/**
 * Turns the long form into one question at a time, with a way back, and keeps the answers until they are sent. Sending
 * and its messages stay with the form's own enhancement. Safe to attach twice.
 */
export function questionnaireBehaviour(form: HTMLFormElement): () => void {
  const parts = findParts(form);
  if (!parts || form.dataset['stepped'] !== undefined) return () => {};
  form.dataset['stepped'] = '';
  const state = { step: Math.max(restore(form, parts), 0) };
  const goTo = (step: number) => {
    state.step = showStep(parts, step);
  };
  const advance = () => {
    if (!hasProblem(form, parts, state.step)) {
      goTo(state.step + 1);
      focusQuestion(parts, state.step);
      saveAnswers(form, parts.names, state.step);
    }
  };
  const stops = [
    on(parts.next, 'click', advance),
    on(parts.back, 'click', () => {
      goTo(state.step - 1);
      focusQuestion(parts, state.step);
    }),
    on(form, 'input', () => saveAnswers(form, parts.names, state.step)),
    on(form, 'form-accepted', forgetAnswers),
    holdEarlySend(form, () => state.step < parts.questions.length - 1, advance),
    followErrors(form, parts, state, goTo),
  ];
  goTo(state.step);
  return () => {
    stops.forEach(stop => stop());
    for (const hidden of [...parts.questions, parts.submit]) hidden.hidden = false;
    delete form.dataset['stepped'];
  };
}

/** The Enter key sends a form from any field: before the last question it means “next”. */
function holdEarlySend(form: HTMLFormElement, isEarly: () => boolean, advance: () => void): () => void {
  const hold = (event: SubmitEvent) => {
    if (!isEarly()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    advance();
  };
  form.addEventListener('submit', hold, { capture: true });
  return () => form.removeEventListener('submit', hold, { capture: true });
}

/** The server may find fault with a question that is not open, and the list of faults links to it: open it then. */
function followErrors(
  form: HTMLFormElement,
  parts: QuestionnaireParts,
  state: { step: number },
  goTo: (step: number) => void,
): () => void {
  const observer = new MutationObserver(() => {
    const faulty = parts.questions.map(question => question.querySelector('[aria-invalid="true"]') !== null);
    if (faulty.includes(true) && !faulty[state.step]) goTo(faulty.indexOf(true));
  });
  observer.observe(form, { attributeFilter: ['aria-invalid'], subtree: true });
  const stop = on(form, 'click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const step = parts.questions.findIndex(
      question => link && question.querySelector(`[id="${link.hash.slice(1)}"]`),
    );
    if (step >= 0) goTo(step);
  });
  return () => {
    observer.disconnect();
    stop();
  };
}

function hasProblem(form: HTMLFormElement, { names }: QuestionnaireParts, step: number): boolean {
  const problems = checkFields(form, readRules(form)).filter(({ name }) => name === names[step]);
  showProblems(form, problems);
  if (problems.length > 0) findControl(form, names[step] ?? '')?.focus();
  return problems.length > 0;
}

/** Puts kept answers into empty fields; gives the question to begin with. */
function restore(form: HTMLFormElement, { names, questions, restored }: QuestionnaireParts): number {
  const faulty = questions.findIndex(question => question.querySelector('[aria-invalid="true"]'));
  const saved = readSaved();
  if (!saved) return faulty;
  let count = 0;
  for (const name of names) {
    const control = findControl(form, name);
    const answer = saved.answers[name];
    if (!control || control.value !== '' || answer === undefined) continue;
    control.value = answer;
    count += 1;
  }
  if (restored) restored.hidden = count === 0;
  return faulty >= 0 ? faulty : saved.step;
}

function focusQuestion({ questions }: QuestionnaireParts, step: number): void {
  questions[step]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

function on(target: HTMLElement, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}
