import {
  isEmailAddress,
  isPhoneNumber,
  maxLengthOf,
  parseWebAddress,
  trimTyped,
} from '@/lib/leads/field-rules';
import type { FieldProblem, FieldRules } from './form-rules';

/** What is wrong with the form as it stands, in the order of its fields. The server judges again, and has the last word. */
export function checkFields(form: HTMLFormElement, rules: readonly FieldRules[]): FieldProblem[] {
  return rules.flatMap(rule => {
    const message = problemOf(form, rule);
    return message === null ? [] : [{ name: rule.name, message }];
  });
}

/** The control of that name, whichever kind it is. */
export function findControl(form: HTMLFormElement, name: string): Control | null {
  const item = form.elements.namedItem(name);
  return isControl(item) ? item : null;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function problemOf(form: HTMLFormElement, rule: FieldRules): string | null {
  const control = findControl(form, rule.name);
  if (!control) return null;
  const value = readValue(control);
  if (value === '') return isRequired(form, rule) ? rule.missing : null;
  if (value.length > maxLengthOf(rule.rule)) return rule.tooLong;
  const isGood = hasGoodShape(rule, value) && isRepeated(form, rule, value);
  return isGood ? null : rule.invalid;
}

function isControl(item: unknown): item is Control {
  return (
    item instanceof HTMLInputElement ||
    item instanceof HTMLSelectElement ||
    item instanceof HTMLTextAreaElement
  );
}

/** As the server will read it: ends trimmed, but a password to the letter; an unticked box is empty. */
function readValue(control: Control): string {
  if (control.type === 'checkbox')
    return control instanceof HTMLInputElement && control.checked ? control.value : '';
  return control.type === 'password' ? control.value : trimTyped(control.value);
}

function isRequired(form: HTMLFormElement, { isRequired, optionalWhen }: FieldRules): boolean {
  if (!isRequired || !optionalWhen) return isRequired;
  const other = findControl(form, optionalWhen.field);
  return other === null || readValue(other) !== optionalWhen.value;
}

function hasGoodShape({ rule, minLength = 0 }: FieldRules, value: string): boolean {
  if (value.length < minLength) return false;
  if (rule === 'email') return isEmailAddress(value);
  if (rule === 'phone') return isPhoneNumber(value);
  return rule === 'web-address' ? parseWebAddress(value) !== null : true;
}

function isRepeated(form: HTMLFormElement, { sameAs }: FieldRules, value: string): boolean {
  const other = sameAs === undefined ? null : findControl(form, sameAs);
  return other === null || readValue(other) === value;
}
