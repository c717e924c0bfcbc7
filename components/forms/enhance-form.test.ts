// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormDefinition } from '@/lib/leads/form-definition';
import { enhanceForm } from './enhance-form';
import { encodeRules } from './form-rules';

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.title = '';
});

test('an untouched form keeps the browser’s own checks, and its hidden fields are filled at once', () => {
  const form = aForm();
  enhanceForm(form);
  expect(form.noValidate).toBe(false);
  expect(valueOf(form, 'submission-id')).toMatch(/^[0-9a-z]{26}$/);
  expect(Number(valueOf(form, 'form-started-at'))).toBeGreaterThan(0);
});

test('enhancing twice is the same as once', () => {
  const form = aForm();
  enhanceForm(form);
  const id = valueOf(form, 'submission-id');
  enhanceForm(form);
  expect(valueOf(form, 'submission-id')).toBe(id);
});

test('sending an empty form shows each message at its field and in the summary, which takes the focus', async () => {
  const form = aForm();
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(slot(form, 'email').textContent).toBe('Enter your email address'));
  expect(slot(form, 'name').hidden).toBe(false);
  expect(field(form, 'name').getAttribute('aria-invalid')).toBe('true');
  expect(field(form, 'name').getAttribute('aria-describedby')).toBe('test-name-hint test-name-error');
  expect(document.activeElement).toBe(form.querySelector('[data-error-summary]'));
  expect(links(form)).toEqual(['#test-name', '#test-email']);
  expect(document.title).toBe('Error: A page');
  expect(send).not.toHaveBeenCalled();
});

test('before the first send nothing complains; after it, messages follow every change', async () => {
  const form = aForm();
  enhanceForm(form);
  type(form, 'email', 'dana@fern');
  expect(slot(form, 'email').hidden).toBe(true);
  submit(form);
  await vi.waitFor(() => expect(slot(form, 'email').textContent).toBe('Please enter a valid email address'));
  type(form, 'email', 'dana@fern.example');
  await vi.waitFor(() => expect(slot(form, 'email').hidden).toBe(true));
  expect(field(form, 'email').hasAttribute('aria-invalid')).toBe(false);
  expect(slot(form, 'name').hidden).toBe(false);
});

test('a good form is posted once, as the browser would post it, and gives way to its thanks', async () => {
  const answers: ((response: Response) => void)[] = [];
  send.mockReturnValue(new Promise(resolve => answers.push(resolve)));
  const form = aFilledForm();
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(button(form).textContent).toBe('Submitting...'));
  expect(button(form).disabled).toBe(true);
  submit(form);
  answers[0]?.(Response.json({ ok: true, message: 'We have it' }));
  await vi.waitFor(() => expect(form.hidden).toBe(true));
  expect(send).toHaveBeenCalledTimes(1);
  expect(posted().get('email')).toBe('dana@fern.example');
  expect(posted().get('form-name')).toBe('test');
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/json');
  expect(document.activeElement).toBe(document.querySelector('[data-thanks-for]'));
  expect(document.querySelector('[data-form-toast]')?.textContent).toContain('We have it');
  expect(document.querySelector('[data-thanks-message]')?.textContent).toBe('We have it');
});

test('whoever hears the acceptance and cancels it takes over from the thanks panel', async () => {
  send.mockResolvedValue(Response.json({ redirectTo: '/account' }));
  const form = aFilledForm();
  enhanceForm(form);
  const heard = vi.fn<(answer: unknown) => void>();
  form.addEventListener('form-accepted', event => {
    event.preventDefault();
    if (event instanceof CustomEvent) heard(event.detail);
  });
  submit(form);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ redirectTo: '/account' }));
  expect(form.hidden).toBe(false);
});

test("the server's objections stand at their fields until those change", async () => {
  const errors = [{ name: 'email', message: 'This address bounces' }];
  send.mockResolvedValue(Response.json({ errors }, { status: 422 }));
  const form = aFilledForm();
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(slot(form, 'email').textContent).toBe('This address bounces'));
  expect(button(form).disabled).toBe(false);
  type(form, 'email', 'dana@other.example');
  await vi.waitFor(() => expect(slot(form, 'email').hidden).toBe(true));
});

test.each([
  [
    'the line is dead',
    () => send.mockRejectedValue(new TypeError('Failed to fetch')),
    'Something went wrong.',
  ],
  [
    'the server breaks',
    () => send.mockResolvedValue(new Response('<html>', { status: 503 })),
    'Something went wrong.',
  ],
  [
    'the server asks to wait',
    () => send.mockResolvedValue(Response.json({ message: 'Send it again in 3 minutes' }, { status: 429 })),
    'Send it again in 3 minutes',
  ],
])('when %s, every word stays and the visitor is told', async (_case, arrange, message) => {
  arrange();
  const form = aFilledForm();
  enhanceForm(form);
  submit(form);
  const box = form.querySelector<HTMLElement>('[data-form-failure]');
  await vi.waitFor(() => expect(box?.hidden).toBe(false));
  expect(box?.textContent).toContain(message);
  expect(document.querySelector('[data-form-toast="error"]')?.textContent).toContain(message);
  expect(field(form, 'name').value).toBe('Dana');
  expect(button(form).disabled).toBe(false);
  expect(button(form).textContent).toBe('Send');
});

test('fields that have no value are not asked for twice: an optional one may stay empty, a bad one may not', async () => {
  const form = aFilledForm();
  enhanceForm(form);
  type(form, 'website', 'not a website');
  submit(form);
  await vi.waitFor(() => expect(slot(form, 'website').textContent).toBe('Enter a website address'));
  expect(send).not.toHaveBeenCalled();
});

const definition: FormDefinition = {
  title: 'Test',
  fields: [
    {
      name: 'name',
      label: 'Name',
      rule: 'text',
      isRequired: true,
      missing: 'Enter your name',
      invalid: 'Enter your name',
    },
    {
      name: 'email',
      label: 'Email',
      rule: 'email',
      isRequired: true,
      missing: 'Enter your email address',
      invalid: 'Please enter a valid email address',
    },
    {
      name: 'website',
      label: 'Website',
      rule: 'web-address',
      isRequired: false,
      missing: 'Enter a website address',
      invalid: 'Enter a website address',
    },
  ],
  submit: { label: 'Send', busyLabel: 'Submitting...' },
  success: { title: 'Thank You', message: 'We have it' },
};

function aForm(): HTMLFormElement {
  document.title = 'A page';
  document.body.innerHTML = `
    <form id="test" action="/" method="post" data-toast="" data-failure="Something went wrong.">
      <div data-error-summary hidden tabindex="-1"></div>
      <input type="hidden" name="form-name" value="test"><input type="hidden" name="submission-id">
      <input type="hidden" name="form-started-at">
      <label for="test-name">Name</label><input id="test-name" name="name" required aria-describedby="test-name-hint">
      <p id="test-name-error" data-error-for="name" hidden></p>
      <label for="test-email">Email</label><input id="test-email" name="email" type="email" required>
      <p id="test-email-error" data-error-for="email" hidden></p>
      <label for="test-website">Website</label><input id="test-website" name="website" type="url">
      <p id="test-website-error" data-error-for="website" hidden></p>
      <button type="submit" data-busy-label="Submitting..."><span data-label>Send</span></button>
      <div data-form-failure hidden><p data-form-failure-text></p></div>
    </form>
    <div data-thanks-for="test" hidden tabindex="-1">Thank You<p data-thanks-message></p></div>`;
  Element.prototype.scrollIntoView = () => {};
  const form = document.querySelector('form');
  if (!form) throw new Error('The fixture has a form');
  form.dataset['rules'] = encodeRules(definition, '{label} must be {max} characters or fewer');
  return form;
}

function aFilledForm(): HTMLFormElement {
  const form = aForm();
  field(form, 'name').value = 'Dana';
  field(form, 'email').value = 'dana@fern.example';
  return form;
}

function submit(form: HTMLFormElement): void {
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

function type(form: HTMLFormElement, name: string, value: string): void {
  field(form, name).value = value;
  field(form, name).dispatchEvent(new Event('input', { bubbles: true }));
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
  return found;
}

function valueOf(form: HTMLFormElement, name: string): string {
  return field(form, name).value;
}

function slot(form: HTMLFormElement, name: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(`[data-error-for="${name}"]`);
  if (!found) throw new Error(`No slot for ${name}`);
  return found;
}

function button(form: HTMLFormElement): HTMLButtonElement {
  const found = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('No button');
  return found;
}

function links(form: HTMLFormElement): (string | null)[] {
  return Array.from(form.querySelectorAll('[data-error-summary] a'), link => link.getAttribute('href'));
}

function posted(): URLSearchParams {
  const body = send.mock.calls[0]?.[1]?.body;
  if (!(body instanceof URLSearchParams)) throw new Error('Nothing was posted');
  return body;
}
