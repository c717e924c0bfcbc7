import { useEffect, type RefObject } from 'react';

/**
 * What was chosen or typed before the page came alive (components/early/late.ts notes it at each field of a form with
 * `data-notes-input`) is told again, so that the page shows and charges what the visitor chose.
 */
export function useEarlierInput(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element?.hasAttribute(NOTING)) return;
    element.removeAttribute(NOTING);
    for (const field of element.querySelectorAll<Field>('[data-noted]')) repeat(field);
  }, [form]);
}

/** As if the visitor did it now. The framework hears only of a value that differs from the one it has set itself. */
function repeat(field: Field): void {
  const { noted = '' } = field.dataset;
  delete field.dataset['noted'];
  if (field instanceof HTMLInputElement) field.value = noted === '' ? '0' : '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(Object(prototype), 'value', noted, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const NOTING = 'data-notes-input';

type Field = HTMLInputElement | HTMLSelectElement;
