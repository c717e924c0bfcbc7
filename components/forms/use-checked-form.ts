import { useEffect, useState, type ChangeEvent, type RefObject, type SubmitEvent } from 'react';
import {
  useForm,
  type Control,
  type FieldErrors,
  type Resolver,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { FieldDefinition, FormDefinition } from '@/lib/forms/define';
import { readFields } from '@/lib/forms/fields';
import type { CheckedFields, FieldError, Fields } from '@/lib/forms/schema';
import { readPost } from './post-form';

/**
 * Checks a form by its definition, by the rules that the server uses: when it is sent, and from then on at each
 * change. Fields are uncontrolled, and their values are read from the page, so nothing is missed that a password
 * manager or the visitor put in early. After a try with errors the list of them takes the focus.
 */
export function useCheckedForm(options: CheckedFormOptions): CheckedForm {
  const { fields } = options.definition;
  // Both must stay the same object: new errors at each render would wipe those of the resolver.
  const [constant] = useState(() => ({
    errors: toFieldErrors(options.errors ?? [], BY_SERVER),
    resolver: pageResolver(options),
    ...(options.start ? { defaultValues: options.start } : {}),
  }));
  const form = useForm<Fields>({ ...constant, shouldFocusError: false });
  const { register, handleSubmit, setError, trigger, formState } = form;
  const { errors, isSubmitting: isBusy, submitCount: tries } = formState;
  const problems = fields.flatMap(({ name }) => {
    const message = errors[name]?.message;
    return message ? [{ name, message }] : [];
  });
  useTitleMark(problems.length > 0);
  const controlOf = (name: string, onChange?: (value: string) => void) =>
    register(name, {
      ...dependentsOf(name, fields),
      ...(onChange
        ? { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value) }
        : {}),
    });
  return {
    isBusy,
    tries,
    problems,
    isFromServer: tries === 0 && problems.every(({ name }) => errors[name]?.type === BY_SERVER),
    control: form.control,
    set: (name, value) => form.setValue(name, value, { shouldValidate: true }),
    field: ({ name }, onChange) => ({
      control: controlOf(name, onChange),
      error: errors[name]?.message,
    }),
    check: name => trigger(name),
    submit: (event, send) => {
      event.preventDefault();
      if (isBusy) return;
      void handleSubmit(async () => {
        for (const { name, message } of await send()) setError(name, { type: 'server', message });
      })();
    },
  };
}

export type CheckedFormOptions = {
  ref: RefObject<HTMLFormElement | null>;
  definition: Pick<FormDefinition, 'fields'>;
  /** By the form's schema (`fieldChecker`), or by rules of its own. The first one given counts. */
  check: (typed: Fields) => CheckedFields;
  /** What the server found. */
  errors?: readonly FieldError[] | undefined;
  /** What the fields begin with, in a form that shows what is in them. */
  start?: Fields;
};

export type CheckedForm = {
  isBusy: boolean;
  /** How often the form has been sent, with errors or without. */
  tries: number;
  /** In the order of the fields. */
  problems: readonly FieldError[];
  /** The problems came from the server, with the page. */
  isFromServer: boolean;
  /** What `Field` needs for one of the fields. */
  field: (
    field: Pick<FieldDefinition, 'name'>,
    onChange?: (value: string) => void,
  ) => {
    control: UseFormRegisterReturn;
    error: string | undefined;
  };
  /** For `useWatch`. */
  control: Control<Fields>;
  /** Fills in one field. */
  set: (name: string, value: string) => void;
  /** Checks one field now, and returns whether it is right. */
  check: (name: string) => Promise<boolean>;
  /** Checks the form; `send` is called when it is valid, and returns the server's errors. */
  submit: (event: SubmitEvent, send: () => Promise<readonly FieldError[]>) => void;
};

function pageResolver({ definition, check, ref }: CheckedFormOptions): Resolver<Fields> {
  return values => {
    const typed = ref.current ? readFields(definition.fields, readPost(ref.current)) : values;
    const checked = check(typed);
    return checked.kind === 'ok'
      ? { values: checked.fields, errors: {} }
      : { values: {}, errors: toFieldErrors(checked.errors, BY_BROWSER) };
  };
}

function toFieldErrors(errors: readonly FieldError[], type: string): FieldErrors<Fields> {
  return Object.fromEntries(errors.map(({ name, message }) => [name, { type, message }]));
}

/** A repeated password is checked again when the first one changes. */
function dependentsOf(changed: string, fields: readonly FieldDefinition[]): { deps: string[] } {
  const dependents = fields.filter(
    ({ sameAs, optionalWhen }) => sameAs === changed || optionalWhen?.field === changed,
  );
  return { deps: dependents.map(({ name }) => name) };
}

function useTitleMark(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return undefined;
    if (!document.title.startsWith(TITLE_MARK)) document.title = TITLE_MARK + document.title;
    return () => {
      if (document.title.startsWith(TITLE_MARK)) document.title = document.title.slice(TITLE_MARK.length);
    };
  }, [isMarked]);
}

/** Who found the error: the server, in a page that it returned, or this form. */
const BY_SERVER = 'server';
const BY_BROWSER = 'browser';
const TITLE_MARK = 'Error: ';
