// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { email as emailField, name as nameField } from '@/content/form-fields';
import { abortAfter } from '@/lib/site/browser';
import { LeadForm, type LeadFormProps } from './lead-form';

vi.mock('@/lib/site/browser', () => ({ abortAfter: vi.fn<typeof abortAfter>() }));

const { 'contact-form': contact } = forms;
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
  document.title = 'A page';
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an empty form names each mistake once at its field, and the list that leads there takes the focus', async () => {
  show();
  press();
  expect(await screen.findByText(emailField.missing)).toBeTruthy();
  const [summary] = screen.getAllByRole('alert');
  await vi.waitFor(() => expect(document.activeElement).toBe(summary));
  const links = within(summary ?? document.body).getAllByRole('link');
  expect(links.map(link => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#contact-form-name', 'Name'],
    ['#contact-form-email', 'Email address'],
    ['#contact-form-message', 'Your message'],
  ]);
  expect(field('Email address').getAttribute('aria-invalid')).toBe('true');
  expect(field('Email address').getAttribute('aria-describedby')).toBe('contact-form-email-error');
  await vi.waitFor(() => expect(document.title).toBe('Error: A page'));
  expect(send).not.toHaveBeenCalled();
});

test('before the first try nothing complains; after it, messages follow every change', async () => {
  show();
  type('Email address', 'dana@fern');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  press();
  await screen.findByText('Please enter a valid email address');
  type('Email address', 'dana@fern.example');
  await vi.waitFor(() => expect(field('Email address').hasAttribute('aria-invalid')).toBe(false));
  expect(screen.getByText(nameField.missing)).toBeTruthy();
});

test('a message is needed but for the waiting list', async () => {
  show();
  press();
  await screen.findByText('Enter your message');
  type('What is it about?', 'waiting-list');
  await vi.waitFor(() => expect(screen.queryByText('Enter your message')).toBeNull());
});

test('a valid form is posted once, as the browser would post it, and its thanks replace it', async () => {
  const answers: ((response: Response) => void)[] = [];
  send.mockReturnValue(new Promise(resolve => answers.push(resolve)));
  const accepted = vi.fn<(event: Event) => void>();
  document.addEventListener('form-accepted', accepted, { once: true });
  const { container } = showFilled();
  const form = container.querySelector('form');
  press();
  const button = await screen.findByRole('button', { name: 'Sending...' });
  expect(button.matches(':disabled')).toBe(true);
  if (form) fireEvent.submit(form);
  answers[0]?.(Response.json({ ok: true, message: 'We have it' }));
  await screen.findByText('We have it');
  expect(send).toHaveBeenCalledTimes(1);
  expect(sentFields()).toMatchObject({
    'form-name': 'contact-form',
    'form-started-at': String(Math.round(performance.timeOrigin)),
    'office-fax': '',
    name: 'Dana',
    email: 'dana@fern.example',
    inquiry: 'general',
  });
  expect(sentFields()['submission-id']).toMatch(/^[0-9a-z]{26}$/);
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/json');
  expect(container.querySelector('form')).toBeNull();
  expect(document.activeElement).toBe(container.querySelector('[data-thanks-for="contact-form"]'));
  expect(screen.getByText('What comes next')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(accepted.mock.calls[0]?.[0].target).toBe(form);
});

test('what a password manager or the browser filled in without a word is sent', async () => {
  send.mockResolvedValue(new Response('OK'));
  show();
  for (const [label, value] of GOOD) field(label).value = value;
  press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(sentFields()).toMatchObject({ name: 'Dana', email: 'dana@fern.example' });
});

test.each([
  ['a word', () => new Response('OK')],
  ['nothing at all', () => new Response(null, { status: 204 })],
  ['JSON that is not ours', () => Response.json({ success: true })],
])('an acceptance that says %s is thanked for in the form’s own words', async (_what, answer) => {
  send.mockResolvedValue(answer());
  showFilled();
  press();
  expect(await screen.findByText(forms['contact-form'].success.message)).toBeTruthy();
});

test('where a toast says the thanks the panel has other words', async () => {
  send.mockResolvedValue(Response.json({ message: 'We have it' }));
  showFilled({ hasToast: true, thanks: { title: 'Next', message: 'This comes next.' } });
  press();
  expect((await screen.findByRole('status')).textContent).toContain('We have it');
  expect(screen.getByText('This comes next.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('the answer may name another form’s thanks; for an unknown name the form shows its own', async () => {
  send.mockResolvedValue(Response.json({ thanks: 'contact-form-waiting-list' }));
  const { container } = showFilled();
  press();
  expect(await screen.findByRole('heading', { name: contact.successWhen.title })).toBeTruthy();
  expect(container.querySelector('[data-thanks-for="contact-form-waiting-list"]')).toBeTruthy();
  cleanup();
  send.mockResolvedValue(Response.json({ thanks: 'unknown' }));
  showFilled();
  press();
  expect(await screen.findByRole('heading', { name: contact.success.title })).toBeTruthy();
});

test('the texts about filling a form in disappear with it, and other forms’ texts stay', async () => {
  send.mockResolvedValue(new Response('OK'));
  document.body.innerHTML =
    '<p data-until-sent="contact-form">Tell us.</p><p data-until-sent="landing-form">Another form.</p>';
  showFilled();
  // As the thanks come into the page: before the browser can have painted them.
  const textsBeside = new Promise(done => {
    const look = () => screen.queryByText('What comes next') && done(textsUntilSent());
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  press();
  expect(await textsBeside).toEqual(['', 'Another form.']);
});

test("the server's objections stand at their fields until those change", async () => {
  const errors = [{ name: 'email', message: 'This address bounces' }];
  send.mockResolvedValue(Response.json({ errors }, { status: 422 }));
  showFilled();
  press();
  await screen.findByText('This address bounces');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('alert')[0]));
  expect(screen.getByRole('button', { name: contact.submit.label }).matches(':disabled')).toBe(false);
  type('Email address', 'dana@other.example');
  await vi.waitFor(() => expect(screen.queryByText('This address bounces')).toBeNull());
});

const FAILED = 'Something went wrong. Please try again or call us directly.';
const UNSENT = formMessages.unsent;

test.each([
  ['the line is dead', () => send.mockRejectedValue(new TypeError('Failed to fetch')), FAILED, UNSENT],
  ['the server breaks', () => send.mockResolvedValue(refusal(503, FAILED)), FAILED, UNSENT],
  ['the server refuses without a reason', () => send.mockResolvedValue(refusal(403, FAILED)), FAILED, UNSENT],
  ['the server asks to wait', () => send.mockResolvedValue(refusal(429, 'Wait 3 min')), 'Wait 3', 'Wait 3'],
])('when %s, every word stays; toast and box say what is true', async (_case, arrange, toast, box) => {
  arrange();
  showFilled();
  const button = screen.getByRole('button', { name: contact.submit.label });
  button.focus();
  press();
  expect((await screen.findByRole('status')).textContent).toContain(toast);
  expect(screen.getByRole('alert').textContent).toContain(box);
  expect(field('Name').value).toBe('Dana');
  expect(button.matches(':disabled')).toBe(false);
  expect(document.activeElement).toBe(button);
  press();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(sentFields(1)['submission-id'], 'sending again is safe').toBe(sentFields(0)['submission-id']);
  await vi.waitFor(() => expect(button.matches(':disabled')).toBe(false));
});

test('a form that gets no answer counts as failed, and its text can be copied', async () => {
  const limit = new AbortController();
  vi.mocked(abortAfter).mockReturnValue(limit.signal);
  send.mockImplementation(neverAnswered(limit));
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  showFilled();
  press();
  await screen.findByRole('button', { name: 'Sending...' });
  await vi.waitFor(() => expect(abortAfter).toHaveBeenLastCalledWith(20_000));
  limit.abort();
  expect((await screen.findByRole('alert')).textContent).toContain(UNSENT);
  fireEvent.click(screen.getByRole('button', { name: 'Copy my text' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(writeText).toHaveBeenCalledWith(
    'Name: Dana\nEmail address: dana@fern.example\nWhat is it about?: A general question\nYour message: Hello',
  );
});

test.each([
  ['America/Detroit', '', 'America/New_York'],
  ['Europe/Rome', '', ''],
  ['America/Detroit', 'Pacific/Honolulu', 'Pacific/Honolulu'],
])(
  'the request for a call finds the time zone of a visitor in %s, who chose %j before',
  (own, chosen, expected) => {
    vi.stubEnv('TZ', own);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(aForm({ form: 'consultation-form' }));
    field('Your time zone').value = chosen;
    render(aForm({ form: 'consultation-form' }), { container, hydrate: true });
    expect(field('Your time zone').value).toBe(expected);
    vi.unstubAllEnvs();
  },
);

const textsUntilSent = () =>
  Array.from(document.querySelectorAll('[data-until-sent]'), text => text.textContent);

const GOOD = [
  ['Name', 'Dana'],
  ['Email address', 'dana@fern.example'],
  ['Your message', 'Hello'],
] as const;

function aForm(props: Partial<LeadFormProps>) {
  return (
    <LeadForm form="contact-form" {...props}>
      <p>What comes next</p>
    </LeadForm>
  );
}

const show = (props: Partial<LeadFormProps> = {}) => render(aForm(props));

function showFilled(props: Partial<LeadFormProps> = {}) {
  const rendered = show(props);
  for (const [label, value] of GOOD) type(label, value);
  return rendered;
}

function type(label: string, value: string): void {
  const control = field(label);
  const event = { target: { value } };
  if (control instanceof HTMLSelectElement) fireEvent.change(control, event);
  else fireEvent.input(control, event);
}

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { exact: false });
}

function press(): void {
  fireEvent.click(screen.getByRole('button', { name: contact.submit.label }));
}

function sentFields(call = 0): Record<string, string> {
  const body = send.mock.calls[call]?.[1]?.body;
  return body instanceof URLSearchParams ? Object.fromEntries(body) : {};
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status });
}

/** A `fetch` without a response, until `limit` is used up. */
function neverAnswered(limit: AbortController): typeof fetch {
  return (_address, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(limit.signal.reason));
    });
}
