import type { PlaceOf } from './place-of';

/**
 * Notes what is typed and chosen in `island` before React has taken it over; to be called before that begins. What a
 * browser puts back after a reload or a step back counts as typed. Returns a function that restores what React reset,
 * with the event that tells its component, as if the visitor did it now. Where React has drawn the island anew, the field
 * in the same place gets what was typed, and the focus.
 */
export function keepInput(island: HTMLElement, placeOf: PlaceOf): () => void {
  let edited: readonly FieldEdit[];
  let focused: FocusedElement | null;
  const note = () => {
    edited = editedFields(island, placeOf);
    focused = focusedElement(island, placeOf);
  };
  note();
  for (const type of TOLD_BY) island.addEventListener(type, note, true);
  return () => {
    for (const type of TOLD_BY) island.removeEventListener(type, note, true);
    edited.forEach(restore);
    if (focused) repeatFocus(focused);
  };
}

function focusedElement(island: HTMLElement, placeOf: PlaceOf): FocusedElement | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !island.contains(element)) return null;
  return { element, find: placeOf(island, element) };
}

/** A field that is drawn again loses the focus. A visitor who has moved on meanwhile stays where they are. */
function repeatFocus({ element, find }: FocusedElement): void {
  const { activeElement, body } = document;
  const found = find();
  if (!found || found === element || (activeElement !== null && activeElement !== body)) return;
  found.focus({ preventScroll: true });
  if (hasCaret(element) && hasCaret(found))
    found.setSelectionRange(element.selectionStart, element.selectionEnd);
}

/** Some kinds of fields do not tell their caret, and refuse to be told. */
function hasCaret(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return 'selectionStart' in element && element.selectionStart !== null;
}

function editedFields(island: HTMLElement, placeOf: PlaceOf): readonly FieldEdit[] {
  const fields = island.querySelectorAll<Field>('input:not([type="hidden"]), select, textarea');
  return Array.from(fields)
    .filter(isEdited)
    .map(field => ({
      field,
      find: placeOf(island, field),
      value: field.value,
      isChecked: isBox(field) && field.checked,
    }));
}

function isEdited(field: Field): boolean {
  if (field.type === 'radio') return isBox(field) && field.checked && !field.defaultChecked;
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return Array.from(field.options).some(option => option.selected && !option.defaultSelected);
  return field.value !== field.defaultValue;
}

/** React ignores a value that equals the last one it saw, so that one is changed first. */
function restore({ find, value, isChecked }: FieldEdit): void {
  const field = find();
  if (!field) return;
  if (isBox(field)) {
    field.checked = !isChecked;
    field.click();
    return;
  }
  const caret = 'selectionStart' in field ? ([field.selectionStart, field.selectionEnd] as const) : null;
  // Some kinds of fields do not tell their caret. Who has selected all is about to replace it.
  const isSelected = field === document.activeElement && String(document.getSelection()) === value;
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? '0' : '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(Object(prototype), 'value', value, field);
  if (caret?.[0] != null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...caret);
  else if (isSelected && !(field instanceof HTMLSelectElement)) field.select();
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}

/** A click chooses before it is heard, and React, which it may hurry, then takes the choice for the first one. */
const TOLD_BY = ['input', 'click', 'focusin'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type FieldEdit = { field: Field; find: () => Field | null; value: string; isChecked: boolean };

type FocusedElement = { element: HTMLElement; find: () => HTMLElement | null };
