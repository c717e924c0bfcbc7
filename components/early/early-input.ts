/**
 * Notes what is chosen and typed, in forms of `container` with `data-early-input`, before React has taken them over; to
 * be called before that begins. A browser that puts back what a page held before a reload has typed it too. Gives the
 * function that tells React, as if the visitor did it now, so that the page shows and charges what was chosen.
 */
export function noteInput(container: HTMLElement): () => void {
  let input = changedFields(container);
  const note = () => (input = changedFields(container));
  container.addEventListener('input', note, { capture: true });
  return () => {
    container.removeEventListener('input', note, { capture: true });
    input.forEach(repeat);
  };
}

function changedFields(container: HTMLElement): readonly Input[] {
  const fields = container.querySelectorAll<Field>(FIELDS);
  return Array.from(fields)
    .filter(isChanged)
    .map(field => ({ field, value: field.value }));
}

function isChanged(field: Field): boolean {
  if (isRadio(field)) return field.checked && !field.defaultChecked;
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  return Array.from(field.selectedOptions).some(option => !option.defaultSelected);
}

function repeat({ field, value }: Input): void {
  // React hears only of what differs from that which it last saw.
  if (isRadio(field)) {
    field.checked = false;
    field.click();
    return;
  }
  if (field instanceof HTMLInputElement) field.value = value === '' ? '0' : '';
  const prototype: unknown = Object.getPrototypeOf(field);
  Reflect.set(Object(prototype), 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function isRadio(field: Field): field is HTMLInputElement {
  return field.type === 'radio';
}

const FIELDS = '[data-early-input] :is(input:not([type="hidden"]), select)';

type Field = HTMLInputElement | HTMLSelectElement;

type Input = { field: Field; value: string };
