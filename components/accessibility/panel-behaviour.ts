import { keepChoices, readChoices } from './choices';

/** Shows the remembered choices in the panel's form, and applies and remembers each new one. Safe to attach twice. */
export function panelBehaviour(form: HTMLFormElement): () => void {
  const choices = readChoices();
  for (const input of radios(form)) {
    const chosen = choices[input.name];
    if (chosen !== undefined) input.checked = input.value === chosen;
  }
  const onChange = () => keepChoices(changedIn(form));
  form.addEventListener('change', onChange);
  form.addEventListener('reset', forget);
  return () => {
    form.removeEventListener('change', onChange);
    form.removeEventListener('reset', forget);
  };
}

function forget(): void {
  keepChoices({});
}

/** What differs from the form's own beginning. */
function changedIn(form: HTMLFormElement): Record<string, string> {
  const changed = radios(form).filter(input => input.checked && !input.defaultChecked);
  return Object.fromEntries(changed.map(input => [input.name, input.value]));
}

function radios(form: HTMLFormElement): HTMLInputElement[] {
  return Array.from(form.querySelectorAll<HTMLInputElement>('input[type="radio"]'));
}
