import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form';
import { checkFields, findControl } from './check-fields';
import { hideFailure, showBusy, showFailure, showThanks } from './form-panels';
import { focusProblems, showProblems } from './form-slots';
import { postForm, readPost } from './post-form';
import { readRules, type FieldProblem, type FieldRules } from './form-rules';

export type FormEngine = { submit: () => void; stop: () => void };

/**
 * Runs one form on react-hook-form without React: validates on submit first and on change afterwards, says the
 * form's own messages in its slots, and posts. A form with `data-posted-by-browser` is left to the browser once its
 * fields are right: its door answers with pages.
 */
export function startFormEngine(form: HTMLFormElement): FormEngine {
  const rules = readRules(form);
  const control = createFormControl<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: fieldResolver(form, rules),
  });
  const onInput = connectFields({ form, rules, register: control.register });
  const stopListening = control.subscribe({
    formState: { errors: true },
    callback: ({ errors, name }) => {
      if (name && errors) showProblems(form, toProblems(rules, errors));
    },
  });
  form.addEventListener('input', onInput);

  async function send(): Promise<void> {
    showProblems(form, []);
    if (form.dataset['postedByBrowser'] !== undefined) return form.submit();
    hideFailure(form);
    const outcome = await whileBusy(form, () =>
      postForm(form.getAttribute('action') ?? '/', readPost(form), rules),
    );
    if (outcome.kind === 'accepted') return showThanks(form, outcome.answer);
    if (outcome.kind === 'failed') return showFailure(form, outcome.message);
    for (const { name, message } of outcome.problems) control.setError(name, { type: 'server', message });
    reportProblems(form, outcome.problems);
  }

  const submit = control.handleSubmit(send, errors => reportProblems(form, toProblems(rules, errors)));
  return {
    submit: () => {
      if (!isBusy(form)) void submit();
    },
    stop: () => {
      form.removeEventListener('input', onInput);
      stopListening();
    },
  };
}

type Values = Record<string, string>;

/** The values are read from the page, so what a password manager filled in cannot be missed. */
function fieldResolver(form: HTMLFormElement, rules: readonly FieldRules[]): Resolver<Values> {
  return () => {
    const errors = checkFields(form, rules).map(
      ({ name, message }) => [name, { type: 'validate', message }] as const,
    );
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

function connectFields({ form, rules, register }: Connection): (event: Event) => void {
  const fields = new Map(rules.map(({ name }) => [name, register(name, dependentsOf(name, rules))]));
  for (const [name, field] of fields) field.ref(findControl(form, name));
  return event => {
    const { target } = event;
    if (target instanceof Element && 'name' in target && typeof target.name === 'string') {
      void fields.get(target.name)?.onChange({ type: 'change', target });
    }
  };
}

/** A repeated password is looked at again when the first one changes. One name: of a list the library tells no change. */
function dependentsOf(name: string, rules: readonly FieldRules[]): { deps?: string } {
  const repeated = rules.find(({ sameAs }) => sameAs === name);
  return repeated ? { deps: repeated.name } : {};
}

type Connection = {
  form: HTMLFormElement;
  rules: readonly FieldRules[];
  register: ReturnType<typeof createFormControl<Values>>['register'];
};

function toProblems(rules: readonly FieldRules[], errors: FieldErrors<Values>): FieldProblem[] {
  return rules.flatMap(({ name }) => {
    const message = errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
}

function reportProblems(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  showProblems(form, problems);
  focusProblems(form);
}

/** The button that is held cannot keep the focus: it gets it back, unless the visitor has taken it elsewhere meanwhile. */
async function whileBusy<T>(form: HTMLFormElement, work: () => Promise<T>): Promise<T> {
  const pressed = form.querySelector<HTMLButtonElement>('button[type="submit"]:focus');
  showBusy(form, true);
  try {
    return await work();
  } finally {
    showBusy(form, false);
    if (document.activeElement === document.body) pressed?.focus({ preventScroll: true });
  }
}

function isBusy(form: HTMLFormElement): boolean {
  return form.getAttribute('aria-busy') === 'true';
}
