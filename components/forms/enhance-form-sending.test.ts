// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abortAfter } from '@/lib/kernel/abort-after';
import { aFilledForm, button, field, slot, submit, type } from '@/tests/support/form-page';
import { neverAnswered } from '@/tests/support/never-answered';
import { enhanceForm } from './enhance-form';

vi.mock('@/lib/kernel/abort-after', () => ({ abortAfter: vi.fn<typeof abortAfter>() }));

const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.title = '';
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
  await vi.waitFor(() => expect(form.isConnected).toBe(false));
  expect(send).toHaveBeenCalledTimes(1);
  expect(posted().get('email')).toBe('dana@fern.example');
  expect(posted().get('form-name')).toBe('test');
  expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('accept')).toBe('application/json');
  expect(document.activeElement).toBe(document.querySelector('[data-thanks-for]'));
  expect(toast()).toContain('We have it');
  expect(document.querySelector('[data-thanks-message]')?.textContent, 'in other words').toBe(
    'This comes next.',
  );
});

test.each([
  ['a word', () => new Response('OK')],
  ['nothing at all', () => new Response(null, { status: 204 })],
  ['JSON of somebody else’s', () => Response.json({ success: true })],
])('an acceptance that says %s is thanked for in the form’s own words', async (_what, answer) => {
  send.mockResolvedValue(answer());
  const form = aFilledForm();
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(form.isConnected).toBe(false));
  expect(toast()).toContain('Thank you, all');
  expect(document.querySelector<HTMLElement>('[data-thanks-for="test"]')?.hidden).toBe(false);
});

test('a form without a toast has what the server says in its panel', async () => {
  send.mockResolvedValue(Response.json({ ok: true, message: 'We have it' }));
  const form = aFilledForm();
  delete form.dataset['toast'];
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(form.isConnected).toBe(false));
  expect(document.querySelector('[data-thanks-message]')?.textContent).toBe('We have it');
});

test('what stands around a form about filling it in goes with it, and other forms’ texts stay', async () => {
  send.mockResolvedValue(Response.json({ ok: true, message: 'We have it' }));
  const form = aFilledForm();
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(form.isConnected).toBe(false));
  const texts = Array.from(document.querySelectorAll('[data-until-sent]'), text => text.textContent);
  expect(texts).toEqual(['', 'Another form.']);
});

test.each([
  ['test-late', 'test-late'],
  ['unknown', 'test'],
])('an answer that names the thanks %s opens the panel %s alone', async (thanks, opened) => {
  send.mockResolvedValue(Response.json({ ok: true, message: 'We have it', thanks }));
  const form = aFilledForm();
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(form.isConnected).toBe(false));
  const open = document.querySelectorAll<HTMLElement>('[data-thanks-for]:not([hidden])');
  expect(Array.from(open, panel => panel.dataset['thanksFor'])).toEqual([opened]);
  expect(document.activeElement).toBe(open[0]);
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
  expect(form.isConnected).toBe(true);
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
    { toast: 'Something went wrong.', box: 'Everything is still here.' },
  ],
  [
    'the server breaks',
    () => send.mockResolvedValue(Response.json({ message: 'Something went wrong.' }, { status: 503 })),
    { toast: 'Something went wrong.', box: 'Everything is still here.' },
  ],
  [
    'the server refuses and gives no reason',
    () => send.mockResolvedValue(Response.json({ message: 'Something went wrong.' }, { status: 401 })),
    { toast: 'Something went wrong.', box: 'Not these two.' },
  ],
  [
    'the server asks to wait',
    () => send.mockResolvedValue(Response.json({ message: 'Send it again in 3 minutes' }, { status: 429 })),
    { toast: 'Send it again in 3 minutes', box: 'Send it again in 3 minutes' },
  ],
])('when %s, every word stays; toast and box say what is true', async (_case, arrange, said) => {
  arrange();
  const form = aFilledForm();
  form.dataset['refused'] = 'Not these two.';
  enhanceForm(form);
  submit(form);
  const box = form.querySelector<HTMLElement>('[data-form-failure]');
  await vi.waitFor(() => expect(box?.hidden).toBe(false));
  expect(box?.textContent).toBe(said.box);
  expect(toast()).toContain(said.toast);
  expect(field(form, 'name').value).toBe('Dana');
  expect(button(form).disabled).toBe(false);
  expect(button(form).textContent).toBe('Send');
});

test('a send that is never answered ends as one that failed', async () => {
  const limit = new AbortController();
  vi.mocked(abortAfter).mockReturnValue(limit.signal);
  send.mockImplementation(neverAnswered(limit));
  const form = aFilledForm();
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(button(form).textContent).toBe('Submitting...'));
  expect(abortAfter).toHaveBeenLastCalledWith(20_000);
  limit.abort();
  const box = form.querySelector<HTMLElement>('[data-form-failure]');
  await vi.waitFor(() => expect(box?.hidden).toBe(false));
  expect(box?.textContent).toBe('Everything is still here.');
  expect(button(form).textContent).toBe('Send');
});

function toast(): string {
  return document.querySelector('[data-form-toast]')?.textContent ?? '';
}

function posted(): URLSearchParams {
  const body = send.mock.calls[0]?.[1]?.body;
  if (!(body instanceof URLSearchParams)) throw new Error('Nothing was posted');
  return body;
}
