import { findControl } from './check-fields';
import type { FieldProblem } from './form-rules';

/**
 * Fills the form's error slots: a message at each field, and at the top a list of links that name those fields. The
 * server's answer says the messages there too; here they stand once, and follow every change.
 */
export function showProblems(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  for (const slot of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = slot.dataset['errorFor'] ?? '';
    fillSlot(form, slot, problems.find(problem => problem.name === name)?.message ?? '');
  }
  fillSummary(form, problems);
  markTitle(problems.length > 0);
}

/** Moves focus to the list at the top, or to the first field when the form has no such list. */
export function focusProblems(form: HTMLFormElement): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  const target = summary ?? form.querySelector<HTMLElement>('[aria-invalid="true"]');
  target?.focus();
}

function fillSlot(form: HTMLFormElement, slot: HTMLElement, message: string): void {
  slot.textContent = message;
  slot.hidden = message === '';
  const control = findControl(form, slot.dataset['errorFor'] ?? '');
  if (!control) return;
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  describeBy(control, slot.id, message !== '');
}

function describeBy(control: HTMLElement, id: string, isDescribed: boolean): void {
  const ids = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(part => part !== '' && part !== id);
  if (isDescribed) ids.push(id);
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}

function fillSummary(form: HTMLFormElement, problems: readonly FieldProblem[]): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  if (!summary) return;
  summary.hidden = problems.length === 0;
  summary.replaceChildren(
    ...(problems.length === 0 ? [] : [summaryTitle(problems.length), summaryList(form, problems)]),
  );
}

function summaryTitle(count: number): HTMLElement {
  const text = count === 1 ? 'Please check this field' : 'Please check these fields';
  return element('p', 'font-display text-[1.15rem] font-[750]', text);
}

function summaryList(form: HTMLFormElement, problems: readonly FieldProblem[]): HTMLElement {
  const list = element('ul', 'mt-2 grid gap-1', '');
  for (const { name, message } of problems) {
    const text = labelOf(form, name) ?? message;
    const link = element('a', 'font-semibold text-error underline underline-offset-4', text);
    link.setAttribute('href', `#${form.id}-${name}`);
    const item = element('li', '', '');
    item.append(link);
    list.append(item);
  }
  return list;
}

/** The label's own words, without what stands behind them, such as '(optional)'. */
function labelOf(form: HTMLFormElement, name: string): string | null {
  return findControl(form, name)?.labels?.[0]?.firstChild?.textContent ?? null;
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function markTitle(hasProblems: boolean): void {
  const bare = document.title.startsWith(TITLE_MARK)
    ? document.title.slice(TITLE_MARK.length)
    : document.title;
  document.title = hasProblems ? TITLE_MARK + bare : bare;
}

const TITLE_MARK = 'Error: ';
