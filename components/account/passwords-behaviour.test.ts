// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { passwordsBehaviour } from './passwords-behaviour';

afterEach(() => document.body.replaceChildren());

test('the button appears, shows the passwords of its form, and hides them before the form is sent', () => {
  const { form, button, stop } = aForm();
  expect([isAsleep(button), types(form)]).toEqual([false, ['password', 'password']]);
  button.click();
  expect([button.getAttribute('aria-pressed'), types(form)]).toEqual(['true', ['text', 'text']]);
  form.dispatchEvent(new Event('submit'));
  expect([button.getAttribute('aria-pressed'), types(form)]).toEqual(['false', ['password', 'password']]);
  button.click();
  stop();
  expect([isAsleep(button), types(form)]).toEqual([true, ['password', 'password']]);
});

function aForm() {
  const form = document.createElement('form');
  form.innerHTML =
    '<input type="password"><input type="password"><input type="email"><button type="button" data-asleep>';
  document.body.append(form);
  const button = form.querySelector('button');
  if (!button) throw new Error('no button');
  return { form, button, stop: passwordsBehaviour(button) };
}

function isAsleep(button: HTMLElement): boolean {
  return button.dataset['asleep'] !== undefined;
}

function types(form: HTMLFormElement): string[] {
  return Array.from(
    form.querySelectorAll('input:not([type=email])'),
    field => field.getAttribute('type') ?? '',
  );
}
