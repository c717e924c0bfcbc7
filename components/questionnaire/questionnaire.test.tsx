// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Questionnaire } from './questionnaire';
import { SAVED_KEY } from './saved-answers';

const send = vi.fn<typeof fetch>();
// jsdom has no layout.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', send);
  send.mockReset();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('as plain HTML all nine questions stand there with the button that sends them', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Questionnaire>Thank you</Questionnaire>);
  expect(page.querySelectorAll('fieldset:not([hidden])')).toHaveLength(9);
  expect(page.querySelector('button[type="submit"]')?.closest('[hidden]')).toBeNull();
});

test('with scripts there is one question at a time, and no way back from the first', () => {
  open();
  expect(visibleFields()).toEqual(['name']);
  expect(screen.getByText('Question 1 of 9')).toBeTruthy();
  expect([isShown('Back'), isShown('Next'), isShown(SEND)]).toEqual([false, true, false]);
});

test('next opens the next question with the focus in it; back returns', async () => {
  open();
  await next();
  expect(visibleFields()).toEqual(['email']);
  expect(document.activeElement).toBe(field('email'));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(visibleFields()).toEqual(['name']);
});

test('a wrong answer is named at once and holds the question open', async () => {
  open();
  await next();
  answer('email', 'ann@');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() =>
    expect(document.getElementById('questionnaire-form-email-error')?.textContent).not.toBe(''),
  );
  expect(visibleFields()).toEqual(['email']);
  answer('email', 'ann@cafe.example');
  await next();
  expect(visibleFields()).toEqual(['businessName']);
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
});

test('the Enter key means next until the last question, and sends there', async () => {
  send.mockResolvedValue(Response.json({ ok: true, message: 'We have it' }));
  const form = open();
  answer('email', 'ann@cafe.example');
  for (let step = 2; step <= 9; step += 1) {
    fireEvent.submit(form);
    await screen.findByText(`Question ${step} of 9`);
  }
  expect(visibleFields()).toEqual(['notes']);
  expect(isShown(SEND)).toBe(true);
  expect(send).not.toHaveBeenCalled();
  fireEvent.submit(form);
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull());
  expect(send).toHaveBeenCalledOnce();
});

test('answers and place are kept until they are sent', async () => {
  open();
  answer('name', 'Ann');
  await next();
  answer('email', 'ann@cafe.example');
  cleanup();
  const form = open();
  expect([field('name').value, field('email').value]).toEqual(['Ann', 'ann@cafe.example']);
  expect(visibleFields()).toEqual(['email']);
  expect(screen.getByText(/We kept your answers/)).toBeTruthy();
  send.mockResolvedValue(Response.json({ ok: true }));
  for (let step = 3; step <= 9; step += 1) {
    fireEvent.submit(form);
    await screen.findByText(`Question ${step} of 9`);
  }
  fireEvent.submit(form);
  await vi.waitFor(() => expect(document.querySelector('form')).toBeNull());
  expect(localStorage.getItem(SAVED_KEY)).toBeNull();
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"step":1}',
  '{"step":"1","answers":{}}',
  '{"step":1,"answers":{"name":7}}',
])('spoilt storage (%s) is passed over', saved => {
  localStorage.setItem(SAVED_KEY, saved);
  open();
  expect(visibleFields()).toEqual(['name']);
});

test('a question with an error from the server opens, and each link in the list opens its question', async () => {
  localStorage.setItem(SAVED_KEY, '{"step":8,"answers":{"email":"ann@cafe.example"}}');
  const errors = [
    { name: 'email', message: 'This address bounces' },
    { name: 'businessWebsite', message: 'Enter a website address' },
  ];
  send.mockResolvedValue(Response.json({ errors }, { status: 422 }));
  const form = open();
  fireEvent.submit(form);
  await vi.waitFor(() => expect(visibleFields()).toEqual(['email']));
  fireEvent.click(screen.getByRole('link', { name: /website/i }));
  expect(visibleFields()).toEqual(['businessWebsite']);
});

function open(): HTMLFormElement {
  render(<Questionnaire>Thank you</Questionnaire>);
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  return form;
}

/** Goes on from the question that is open, and waits for the one after it. */
async function next(): Promise<void> {
  const [before] = visibleFields();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await vi.waitFor(() => expect(visibleFields()).not.toEqual([before]));
}

function visibleFields(): string[] {
  const questions = Array.from(document.querySelectorAll('fieldset:not([hidden])'));
  return questions.map(question => question.querySelector('[name]')?.getAttribute('name') ?? '');
}

function isShown(name: RegExp | string): boolean {
  return screen.queryByRole('button', { name }) !== null;
}

function answer(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`There is no ${name}`);
  return input;
}

const SEND = /send/i;
