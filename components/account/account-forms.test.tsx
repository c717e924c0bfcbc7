// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enhanceForm } from '@/components/forms/enhance-form';
import { passwordForms } from '@/content/account';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import type { PasswordFormName } from '@/lib/accounts/password-forms';
import { field, slot, submit, type } from '@/tests/support/form-page';
import { EntranceForm } from './entrance-form';
import { PasswordForm } from './password-form';

const send = vi.fn<typeof fetch>();
const postByBrowser = vi.spyOn(HTMLFormElement.prototype, 'submit');

beforeEach(() => {
  vi.stubGlobal('fetch', send);
  send.mockReset();
  postByBrowser.mockReset().mockReturnValue();
});

afterEach(() => vi.unstubAllGlobals());

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
])('%s says the documents’ messages at its fields, and is not sent', async (name, messages) => {
  const form = aPasswordForm(name);
  submit(form);
  for (const [field, message] of Object.entries(messages))
    await vi.waitFor(() => expect(slot(form, field).textContent).toBe(message));
  expect(form.noValidate, 'no bubbles').toBe(true);
  expect(postByBrowser).not.toHaveBeenCalled();
});

test('a form about a password whose fields are right is posted by the browser, to a page', async () => {
  const form = aPasswordForm('forgot-password');
  type(form, 'email', 'ana@');
  submit(form);
  await vi.waitFor(() => expect(slot(form, 'email').hidden).toBe(false));
  type(form, 'email', 'ana@cafe.test');
  await vi.waitFor(() => expect(slot(form, 'email').hidden).toBe(true));
  submit(form);
  await vi.waitFor(() => expect(postByBrowser).toHaveBeenCalledTimes(1));
  expect(send).not.toHaveBeenCalled();
});

test('after the first try, a change of the password is held against its repetition at once', async () => {
  const form = aSignUpForm({ password: 'a canary walks', confirmPassword: 'a canary talks' });
  submit(form);
  await vi.waitFor(() => expect(slot(form, 'confirmPassword').textContent).toBe('Passwords do not match'));
  type(form, 'password', 'a canary talks');
  await vi.waitFor(() => expect(slot(form, 'confirmPassword').hidden).toBe(true));
  type(form, 'password', 'a canary sings');
  await vi.waitFor(() => expect(slot(form, 'confirmPassword').textContent).toBe('Passwords do not match'));
  expect(slot(form, 'password').hidden).toBe(true);
});

test('sign-up posts what the documents name, and the repeated password is not among it', async () => {
  send.mockResolvedValue(Response.json({ ok: true }));
  const form = aSignUpForm({ password: 'a canary walks', confirmPassword: 'a canary walks' });
  submit(form);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const body = send.mock.calls[0]?.[1]?.body;
  const names = body instanceof URLSearchParams ? [...body.keys()] : [];
  expect(names).not.toContain('confirmPassword');
  expect(names).toEqual(
    expect.arrayContaining(['form-name', 'firstName', 'lastName', 'email', 'password', 'agreeTerms']),
  );
});

function aPasswordForm(name: PasswordFormName): HTMLFormElement {
  return enhanced(
    <PasswordForm
      name={name}
      definition={passwordForms[name]}
      action="/account-actions/x"
      showPasswords="Show"
      tooLong={formMessages.tooLong}
    />,
  );
}

/** The sign-up form, good but for the passwords that are given. */
function aSignUpForm(passwords: { password: string; confirmPassword: string }): HTMLFormElement {
  const words = { ...formMessages, failedTitle: 'Registration failed', showPasswords: 'Show' };
  const form = enhanced(
    <EntranceForm name="signup-form" definition={forms['signup-form']} words={words} next="#account" />,
  );
  const typed = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@cafe.test', ...passwords };
  for (const [name, value] of Object.entries(typed)) field(form, name).value = value;
  field(form, 'agreeTerms').checked = true;
  return form;
}

function enhanced(element: ReactElement): HTMLFormElement {
  document.body.innerHTML = renderToStaticMarkup(element);
  Element.prototype.scrollIntoView = () => {};
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  enhanceForm(form);
  return form;
}
