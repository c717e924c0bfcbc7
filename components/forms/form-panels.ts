import { showToast } from './toast';

/** Locks the form while it is on its way: the button says so, keeps its width, and takes no second press. */
export function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  form.setAttribute('aria-busy', String(isBusy));
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const label = button?.querySelector<HTMLElement>('[data-label]');
  if (!button || !label) return;
  if (isBusy) button.style.minWidth = `${button.offsetWidth}px`;
  const restLabel = button.dataset['restLabel'] ?? label.textContent;
  button.dataset['restLabel'] = restLabel;
  label.textContent = isBusy ? (button.dataset['busyLabel'] ?? restLabel) : restLabel;
  button.disabled = isBusy;
  button.querySelector<HTMLElement>('[data-busy-mark]')?.toggleAttribute('hidden', !isBusy);
}

/**
 * The server has it. The form gives way to the thanks panel that the answer names, the texts about the form go with it,
 * and focus goes to the panel. What a toast says, the panel says in words of its own. Whoever needs more (an account
 * form that moves on) listens for `form-accepted` on the form and cancels the event.
 */
export function showThanks(form: HTMLFormElement, answer: unknown): void {
  const event = new CustomEvent('form-accepted', { detail: answer, bubbles: true, cancelable: true });
  if (!form.dispatchEvent(event)) return;
  const { toast } = form.dataset;
  const message = readText(answer, 'message');
  if (toast) showToast({ tone: 'ok', title: message || toast });
  const panel = findPanel(readText(answer, 'thanks')) ?? findPanel(form.id);
  if (!panel) return;
  unpack(panel);
  const words = panel.querySelector('[data-thanks-message]');
  const note = readText(answer, 'note') || (toast ? '' : message);
  if (words && note) words.textContent = note;
  // Emptied, not hidden: their margins keep the heading at its distance from the panel.
  for (const text of document.querySelectorAll(`[data-until-sent="${form.id}"]`)) text.replaceChildren();
  form.remove();
  panel.hidden = false;
  panel.focus({ preventScroll: true });
  // A panel may be taller than the window: its heading is what must be seen.
  (panel.querySelector('h2, h3') ?? panel).scrollIntoView({ block: 'nearest' });
}

/** What waits in the panel's template becomes part of the page, and is told to the page's behaviours (chunks/touch.ts). */
function unpack(panel: HTMLElement): void {
  const template = panel.querySelector('template');
  if (!template) return;
  template.replaceWith(template.content);
  panel.dispatchEvent(new CustomEvent('part-added', { bubbles: true }));
}

function findPanel(name: string): HTMLElement | null {
  return document.querySelector(`[data-thanks-for="${name}"]`);
}

/**
 * It did not arrive, or was refused. Every word stays where it is; the box offers to copy them, or to call. A reason of
 * the server's own, such as a limit, is said by toast and box alike. Else the toast says the form's words for a failure,
 * and the box how to go on: after a refusal (`data-refused`), or when no answer came (`data-unsent`).
 */
export function showFailure(form: HTMLFormElement, message: string | null): void {
  const { failure = '', failureTitle = 'Error', unsent = '', refused = unsent } = form.dataset;
  const reason = message === failure ? null : message;
  const box = form.querySelector<HTMLElement>('[data-form-failure]');
  const words = box?.querySelector<HTMLElement>('[data-form-failure-text]');
  const copy = box?.querySelector<HTMLElement>('[data-copy-form]');
  if (words) words.textContent = reason ?? (message === null ? unsent : refused);
  copy?.addEventListener('click', copyForm);
  if (box) box.hidden = false;
  showToast({ tone: 'error', title: failureTitle, text: reason ?? failure });
}

/** Takes the failure box away again, before the next try. */
export function hideFailure(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-form-failure]')?.setAttribute('hidden', '');
}

async function copyForm({ currentTarget: button }: Event): Promise<void> {
  if (!(button instanceof HTMLButtonElement) || !button.form) return;
  await navigator.clipboard.writeText(describeForm(button.form));
  button.textContent = 'Copied';
}

/** What the visitor typed, line by line, for the clipboard. Never a password. */
function describeForm(form: HTMLFormElement): string {
  const labels = Array.from(form.querySelectorAll<HTMLLabelElement>('label[for]'));
  return labels.flatMap(label => describeField(label)).join('\n');
}

/** A text of the server's answer to a stored form: what it says, and the panel that says what comes next. */
function readText(answer: unknown, name: 'message' | 'note' | 'thanks'): string {
  const text = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : null;
  return typeof text === 'string' ? text : '';
}

function describeField({ control, textContent }: HTMLLabelElement): string[] {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  const isOpen = isText && control.type !== 'password' && control.tabIndex >= 0;
  const value =
    control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text : isOpen ? control.value : '';
  return value ? [`${textContent}: ${value}`] : [];
}
