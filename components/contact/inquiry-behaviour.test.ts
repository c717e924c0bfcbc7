// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { INQUIRY_SCRIPT, inquiryBehaviour } from './inquiry-behaviour';

afterEach(() => {
  delete document.documentElement.dataset['inquiry'];
  history.replaceState(null, '', '/');
});

test('the address chooses what the message is about', () => {
  const { box, list } = aForm();
  inquiryBehaviour(box, '?inquiry=free-audit');
  expect(list.value).toBe('free-audit');
});

test.each(['', '?inquiry=', '?inquiry=nonsense', '?other=free-audit'])('%s changes nothing', search => {
  const { box, list } = aForm();
  inquiryBehaviour(box, search);
  expect(list.value).toBe('general');
});

test('what the visitor has chosen already stays', () => {
  const { box, list } = aForm();
  list.value = 'support';
  inquiryBehaviour(box, '?inquiry=free-audit');
  expect(list.value).toBe('support');
});

test('a page without the form is left alone', () => {
  const box = document.createElement('div');
  expect(() => inquiryBehaviour(box, '?inquiry=free-audit')).not.toThrow();
});

test.each([
  ['?inquiry=consultation', 'consultation'],
  ['?inquiry=%22%3E%3Cscript%3E', undefined],
  ['', undefined],
])('before anything is drawn, %s marks the page with %s', (search, mark) => {
  history.replaceState(null, '', `/contact${search}`);
  const script = document.createElement('script');
  script.textContent = INQUIRY_SCRIPT;
  runScript(script);
  expect(document.documentElement.dataset['inquiry']).toBe(mark);
});

function runScript({ textContent }: HTMLScriptElement): void {
  // oxlint-disable-next-line typescript/no-implied-eval
  Reflect.apply(Function(textContent), window, []);
}

function aForm() {
  const box = document.createElement('div');
  box.innerHTML =
    '<select name="inquiry"><option value="general" selected>A</option><option value="free-audit">B</option>' +
    '<option value="support">C</option></select>';
  const list = box.querySelector('select');
  if (!list) throw new Error('the markup has changed');
  return { box, list };
}
