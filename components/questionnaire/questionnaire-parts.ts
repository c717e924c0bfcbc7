/** The pieces of the questionnaire's markup that the script moves. */
export type QuestionnaireParts = {
  questions: HTMLElement[];
  /** The field of each question. */
  names: string[];
  back: HTMLElement;
  next: HTMLElement;
  submit: HTMLElement;
  progress: HTMLElement | null;
  bar: HTMLProgressElement | null;
  restored: HTMLElement | null;
};

/** Null when the form is not a questionnaire. */
export function findParts(form: HTMLFormElement): QuestionnaireParts | null {
  const questions = Array.from(form.querySelectorAll<HTMLElement>('[data-question]'));
  const find = (mark: string) => form.querySelector<HTMLElement>(`[data-question-${mark}]`);
  const [back, next, submit] = [find('back'), find('next'), find('submit')];
  if (questions.length === 0 || !back || !next || !submit) return null;
  return {
    questions,
    names: questions.map(question => question.dataset['question'] ?? ''),
    back,
    next,
    submit,
    progress: find('progress'),
    bar: form.querySelector('progress'),
    restored: find('restored'),
  };
}

/** Shows one question, how far it is, and the buttons that make sense there. Gives the step that it really showed. */
export function showStep(parts: QuestionnaireParts, wanted: number): number {
  const { questions, back, next, submit, progress, bar } = parts;
  const last = questions.length - 1;
  const step = Math.min(Math.max(wanted, 0), last);
  questions.forEach((question, index) => {
    question.hidden = index !== step;
  });
  back.hidden = step === 0;
  next.hidden = step === last;
  submit.hidden = step !== last;
  if (bar) bar.value = step + 1;
  const template = progress?.dataset['questionProgress'];
  if (progress && template) {
    progress.textContent = template
      .replace('{current}', String(step + 1))
      .replace('{count}', String(questions.length));
  }
  return step;
}
