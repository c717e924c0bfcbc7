// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findControl } from '@/components/forms/check-fields';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { Questionnaire } from './questionnaire';
import { questionnaireBehaviour } from './questionnaire-behaviour';
import { SAVED_KEY } from './saved-answers';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  document.title = '';
});

test('as plain HTML all nine questions stand there with the button that sends them', () => {
  const form = aForm();
  expect(shown(form)).toHaveLength(9);
  expect(part(form, 'submit').hidden).toBe(false);
});

test('with scripts there is one question at a time, and no way back from the first', () => {
  const form = startedForm();
  expect(shown(form)).toEqual(['name']);
  expect(part(form, 'progress').textContent).toBe('Question 1 of 9');
  expect([part(form, 'back').hidden, part(form, 'next').hidden, part(form, 'submit').hidden]).toEqual([
    true,
    false,
    true,
  ]);
});

test('next opens the next question with the focus in it; back returns', () => {
  const form = startedForm();
  part(form, 'next').click();
  expect(shown(form)).toEqual(['email']);
  expect(document.activeElement).toBe(findControl(form, 'email'));
  part(form, 'back').click();
  expect(shown(form)).toEqual(['name']);
});

test('a wrong answer is named at once and holds the question open', () => {
  const form = startedForm();
  part(form, 'next').click();
  answer(form, 'email', 'ann@');
  part(form, 'next').click();
  expect(shown(form)).toEqual(['email']);
  expect(document.getElementById('questionnaire-form-email-error')?.textContent).not.toBe('');
  answer(form, 'email', 'ann@cafe.example');
  part(form, 'next').click();
  expect(shown(form)).toEqual(['businessName']);
  expect(form.querySelector('[aria-invalid="true"]')).toBeNull();
});

test('the Enter key means next until the last question, and sends there', () => {
  const form = startedForm();
  const sent = vi.fn<(event: Event) => void>(event => event.preventDefault());
  form.addEventListener('submit', sent);
  answer(form, 'email', 'ann@cafe.example');
  for (let step = 1; step < 9; step += 1) form.requestSubmit();
  expect(shown(form)).toEqual(['notes']);
  expect(part(form, 'submit').hidden).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  form.requestSubmit();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('answers and place are kept until they are sent', () => {
  const form = startedForm();
  answer(form, 'name', 'Ann');
  part(form, 'next').click();
  answer(form, 'email', 'ann@cafe.example');
  const again = startedForm();
  expect(findControl(again, 'name')?.value).toBe('Ann');
  expect(findControl(again, 'email')?.value).toBe('ann@cafe.example');
  expect(shown(again)).toEqual(['email']);
  expect(part(again, 'restored').hidden).toBe(false);
  again.dispatchEvent(new CustomEvent('form-accepted'));
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
  expect(shown(startedForm())).toEqual(['name']);
});

test('a question that the server finds fault with is opened', async () => {
  const form = startedForm();
  findControl(form, 'businessWebsite')?.setAttribute('aria-invalid', 'true');
  await vi.waitFor(() => expect(shown(form)).toEqual(['businessWebsite']));
});

test('a link in the list of faults opens its question', () => {
  const form = startedForm();
  const link = document.createElement('a');
  link.href = '#questionnaire-form-timing';
  form.prepend(link);
  link.click();
  expect(shown(form)).toEqual(['timing']);
});

test('taken away again, it leaves the long form behind', () => {
  const form = aForm();
  questionnaireBehaviour(form)();
  expect(shown(form)).toHaveLength(9);
});

function startedForm(): HTMLFormElement {
  const form = aForm();
  questionnaireBehaviour(form);
  return form;
}

/** The form as the page has it. */
function aForm(): HTMLFormElement {
  const props = { definition: forms['questionnaire-form'], messages: formMessages, children: 'Thank you' };
  document.body.innerHTML = renderToStaticMarkup(createElement(Questionnaire, props));
  const form = document.querySelector('form');
  if (!form) throw new Error('the markup has changed');
  form.noValidate = true;
  return form;
}

function shown(form: HTMLFormElement): string[] {
  const questions = Array.from(form.querySelectorAll<HTMLElement>('[data-question]'));
  return questions.filter(question => !question.hidden).map(question => question.dataset['question'] ?? '');
}

function part(form: HTMLFormElement, mark: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(`[data-question-${mark}]`);
  if (!found) throw new Error(`the markup has no ${mark}`);
  return found;
}

function answer(form: HTMLFormElement, name: string, value: string): void {
  const control = findControl(form, name);
  if (!control) throw new Error(`there is no ${name}`);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
