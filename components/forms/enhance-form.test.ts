// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aFilledForm, aForm, button, field, slot, submit, type, valueOf } from '@/tests/support/form-page';
import { enhanceForm } from './enhance-form';

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

test('who presses before the form is enhanced gets its own messages too, not the browser’s', async () => {
  const form = aForm();
  button(form).focus();
  enhanceForm(form);
  button(form).click();
  await vi.waitFor(() => expect(slot(form, 'email').textContent).toBe('Enter your email address'));
});

test('enhancing twice is the same as once', () => {
  const form = aForm();
  enhanceForm(form);
  const id = valueOf(form, 'submission-id');
  enhanceForm(form);
  expect(valueOf(form, 'submission-id')).toBe(id);
});

test('sending an empty form shows each message at its field; the summary names the fields and takes the focus', async () => {
  const form = aForm();
  enhanceForm(form);
  submit(form);
  await vi.waitFor(() => expect(slot(form, 'email').textContent).toBe('Enter your email address'));
  expect(slot(form, 'name').hidden).toBe(false);
  expect(field(form, 'name').getAttribute('aria-invalid')).toBe('true');
  expect(field(form, 'name').getAttribute('aria-describedby')).toBe('test-name-hint test-name-error');
  expect(document.activeElement).toBe(form.querySelector('[data-error-summary]'));
  expect(links(form)).toEqual([
    ['#test-name', 'Name'],
    ['#test-email', 'Email'],
  ]);
  expect(form.textContent.split('Enter your email address'), 'said once').toHaveLength(2);
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

test('fields that have no value are not asked for twice: an optional one may stay empty, a bad one may not', async () => {
  const form = aFilledForm();
  enhanceForm(form);
  type(form, 'website', 'not a website');
  submit(form);
  await vi.waitFor(() => expect(slot(form, 'website').textContent).toBe('Enter a website address'));
  expect(send).not.toHaveBeenCalled();
});

function links(form: HTMLFormElement): (string | null)[][] {
  const found = form.querySelectorAll('[data-error-summary] a');
  return Array.from(found, link => [link.getAttribute('href'), link.textContent]);
}
