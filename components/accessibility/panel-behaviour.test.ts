// @vitest-environment jsdom
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { ACCESSIBILITY_KEY } from './choices';
import { ACCESSIBILITY_HEAD } from './head-piece';
import { panelBehaviour } from './panel-behaviour';

const html = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  for (const { name } of Array.from(html.attributes)) html.removeAttribute(name);
});

test('a choice is applied at once and remembered', () => {
  const { choose, stop } = aPanel();
  choose('text', '125');
  choose('motion', 'off');
  expect(html.getAttribute('data-a11y-text')).toBe('125');
  expect(html.getAttribute('data-a11y-motion')).toBe('off');
  expect(localStorage.getItem(ACCESSIBILITY_KEY)).toBe('{"text":"125","motion":"off"}');
  stop();
});

test('choosing what the site comes with leaves nothing behind', () => {
  const { choose, stop } = aPanel();
  choose('text', '125');
  choose('text', '100');
  expect(html.hasAttribute('data-a11y-text')).toBe(false);
  expect(localStorage.getItem(ACCESSIBILITY_KEY)).toBeNull();
  stop();
});

test('the panel of a later visit shows what was chosen', () => {
  localStorage.setItem(ACCESSIBILITY_KEY, '{"text":"125"}');
  const { chosen, stop } = aPanel();
  expect(chosen('text')).toBe('125');
  expect(chosen('motion')).toBe('on');
  stop();
});

test('reset forgets everything', () => {
  const { form, choose, chosen, stop } = aPanel();
  choose('text', '125');
  form.reset();
  expect(chosen('text')).toBe('100');
  expect(html.hasAttribute('data-a11y-text')).toBe(false);
  expect(localStorage.getItem(ACCESSIBILITY_KEY)).toBeNull();
  stop();
});

test('where storage is switched off a choice still holds for the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is switched off');
  });
  const { choose, stop } = aPanel();
  choose('motion', 'off');
  expect(html.getAttribute('data-a11y-motion')).toBe('off');
  stop();
});

test.each([
  ['{"text":"150","unknown":"x","motion":3}', ['data-a11y-text']],
  ['"text"', []],
  ['null', []],
  ['{', []],
  [null, []],
])('the head script makes of %s the attributes %j', (stored, attributes) => {
  const head = document.createElement('html');
  runInNewContext(ACCESSIBILITY_HEAD, { html: head, stored: () => stored });
  expect(head.getAttributeNames()).toEqual(attributes);
});

function aPanel() {
  const form = document.createElement('form');
  form.innerHTML = `
    <input type="radio" name="text" value="100" checked><input type="radio" name="text" value="125">
    <input type="radio" name="motion" value="on" checked><input type="radio" name="motion" value="off">`;
  document.body.append(form);
  const stop = panelBehaviour(form);
  const radios = Array.from(form.querySelectorAll('input'));
  return {
    form,
    stop,
    choose: (name: string, value: string) =>
      radios.find(radio => radio.name === name && radio.value === value)?.click(),
    chosen: (name: string) => radios.find(radio => radio.name === name && radio.checked)?.value,
  };
}
