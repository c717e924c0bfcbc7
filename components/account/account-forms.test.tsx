// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passwordForms, type PasswordFormName } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import { REPORTED_LOGIN_KEY } from '@/lib/analytics/track';
import { AuthForm } from './auth-form';
import { PasswordForm } from './password-form';

const send = vi.fn<typeof fetch>();
const postByBrowser = vi.fn<() => void>();
const ANSWER = { ok: true, message: 'Welcome back!', user: { id: 'abc', email: 'ana@example.com', x: 1 } };

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
  postByBrowser.mockReset();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(postByBrowser);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
});

test.each<[PasswordFormName, Record<string, string>]>([
  ['forgot-password', { email: 'Please enter a valid email address' }],
  [
    'reset-password',
    { password: 'Password must be at least 8 characters', confirmPassword: 'Passwords do not match' },
  ],
  [
    'change-password',
    {
      currentPassword: 'Enter your current password',
      password: 'Password must be at least 8 characters',
      confirmPassword: 'Passwords do not match',
    },
  ],
  ['delete-account', { currentPassword: 'Enter your current password' }],
])('%s says the specified messages at its fields, and is not sent', async (name, messages) => {
  const form = openPasswordForm(name);
  fireEvent.submit(form);
  for (const [field, message] of Object.entries(messages))
    await vi.waitFor(() => expect(slot(field)?.textContent).toBe(message));
  expect(form.noValidate, 'no bubbles').toBe(true);
  expect(postByBrowser).not.toHaveBeenCalled();
});

test('the browser itself posts a valid password form', async () => {
  const form = openPasswordForm('forgot-password');
  type('email', 'ana@');
  fireEvent.submit(form);
  await vi.waitFor(() => expect(slot('email')?.hidden).toBe(false));
  type('email', 'ana@cafe.test');
  await vi.waitFor(() => expect(slot('email')?.hidden).toBe(true));
  fireEvent.submit(form);
  await vi.waitFor(() => expect(postByBrowser).toHaveBeenCalledTimes(1));
  expect(send).not.toHaveBeenCalled();
});

test('passwords can be looked at, and are hidden again before the form is sent', async () => {
  const form = openPasswordForm('reset-password');
  const button = screen.getByRole('button', { name: 'Show' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect([field('password').type, field('confirmPassword').type]).toEqual(['text', 'text']);
  type('password', 'a canary walks');
  type('confirmPassword', 'a canary walks');
  fireEvent.submit(form);
  expect([field('password').type, field('confirmPassword').type]).toEqual(['password', 'password']);
  await vi.waitFor(() => expect(postByBrowser).toHaveBeenCalledTimes(1));
});

test('after the first try, a change of the password is held against its repetition at once', async () => {
  const form = openSignUp({ password: 'a canary walks', confirmPassword: 'a canary talks' });
  fireEvent.submit(form);
  await vi.waitFor(() => expect(slot('confirmPassword')?.textContent).toBe('Passwords do not match'));
  type('password', 'a canary talks');
  await vi.waitFor(() => expect(slot('confirmPassword')?.hidden).toBe(true));
  type('password', 'a canary sings');
  await vi.waitFor(() => expect(slot('confirmPassword')?.textContent).toBe('Passwords do not match'));
  expect(slot('password')?.hidden).toBe(true);
});

test('sign-up posts the specified fields, and the repeated password is not among it', async () => {
  send.mockResolvedValue(Response.json({ ok: true }));
  fireEvent.submit(openSignUp({ password: 'a canary walks', confirmPassword: 'a canary walks' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const body = send.mock.calls[0]?.[1]?.body;
  const names = body instanceof URLSearchParams ? [...body.keys()] : [];
  expect(names).not.toContain('confirmPassword');
  expect(names).toEqual(
    expect.arrayContaining(['form-name', 'firstName', 'lastName', 'email', 'password', 'agreeTerms']),
  );
});

test('a user who signs in reads that it worked, is remembered by id and email alone, and goes to the next page', async () => {
  sessionStorage.setItem(REPORTED_LOGIN_KEY, 'abc');
  await signIn(Response.json(ANSWER));
  expect(await screen.findByText('Sign in successful')).toBeTruthy();
  expect(screen.getByText('Welcome back!')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ id: 'abc', email: 'ana@example.com' });
  expect(sessionStorage.getItem(REPORTED_LOGIN_KEY), 'to be told again').toBeNull();
  expect(location.hash).toBe('#account');
});

test.each([[null], ['text'], [{}], [{ user: { id: 'abc' } }], [{ user: { id: 1, email: 'a' } }]])(
  'an answer of %j is a success in the form’s own words, remembers no one, and leads nowhere',
  async answer => {
    await signIn(Response.json(answer));
    expect(await screen.findByText('Sign in successful')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe('');
  },
);

test('where nothing can be remembered the visitor goes on all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  await signIn(Response.json(ANSWER));
  await vi.waitFor(() => expect(location.hash).toBe('#account'));
});

test('the toast and the box report a wrong password at every attempt', async () => {
  await signIn(Response.json({ message: 'No.' }, { status: 401 }));
  expect((await screen.findAllByText('No.')).length).toBe(2);
  expect(screen.getByText('Sign in failed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Sign in failed')).toBeNull();
});

function openPasswordForm(form: PasswordFormName): HTMLFormElement {
  return open(
    <PasswordForm
      form={form}
      definition={passwordForms[form]}
      action="/account-actions/x"
      showPasswords="Show"
      tooLong={formMessages.tooLong}
    />,
  );
}

async function signIn(answer: Response): Promise<void> {
  send.mockResolvedValue(answer);
  const words = {
    failed: 'It failed.',
    failedTitle: 'Sign in failed',
    refused: 'No.',
    showPasswords: 'Show',
  };
  const form = open(<AuthForm form="signin-form" words={words} next="#account" />);
  type('email', 'ana@example.com');
  type('password', 'a canary walks');
  fireEvent.submit(form);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
}

/** The sign-up form, valid except for the given passwords. */
function openSignUp(passwords: { password: string; confirmPassword: string }): HTMLFormElement {
  const words = { failed: '', failedTitle: 'Registration failed', refused: '', showPasswords: 'Show' };
  const form = open(<AuthForm form="signup-form" words={words} next="#account" />);
  const typed = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@cafe.test', ...passwords };
  for (const [name, value] of Object.entries(typed)) type(name, value);
  fireEvent.click(field('agreeTerms'));
  return form;
}

function open(element: ReactElement): HTMLFormElement {
  const { container } = render(element);
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

function type(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (!input) throw new Error(`No ${name}`);
  return input;
}

function slot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-error-for="${name}"]`);
}
